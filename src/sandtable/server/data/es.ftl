# requests that are refused
no-such-page = No hay nada en esta dirección.
no-such-match = No existe esa partida, o se ha borrado.
no-such-game = No hay ningún juego llamado { $game }.
no-such-seat = { $game } no tiene ningún bando llamado { $seat }.
no-such-bot = { $game } no tiene ningún bot llamado { $bot }.
no-bot-for-seat = En { $game } el bot { $bot } no juega como { $seat }.
no-such-holder = Un bando puede llevarlo me, link o bot:NOMBRE, no { $holder }.
seat-without-holder = Nadie lleva el bando { $seat }.
wrong-token = Este enlace no da acceso a ningún bando de esta partida.
owner-needed = La cabecera X-Owner debe llevar un secreto de { $least } a { $most } caracteres.
not-the-owner = Solo quien creó la partida puede hacerlo.
while-it-runs = Se podrá hacer cuando acabe la partida, porque juega alguien más.
seed-needs-solo = Solo puedes elegir la semilla de los dados si juegas en solitario.
dice-need-me = El primer bando introduce los dados reales, así que tiene que ser el tuyo.
dice-or-seed = Los dados reales no tienen semilla: elige una cosa o la otra.
title-too-long = Un título tiene como mucho { $most } caracteres.
no-such-point = La partida tiene las respuestas { $first } a { $last }; no hay respuesta { $at }.
not-understood = No se ha entendido la petición: { $reason }.
too-large = Es demasiado grande: el límite es de { $most } bytes.
wrong-way = Esta dirección no acepta ese tipo de petición.
stumbled = Algo ha fallado en el servidor; nada ha cambiado.

# play
watching-only = Los espectadores no pueden responder.
stale = La partida ha avanzado: está en { $version } y la respuesta era para { $given }.
key-needed = Una clave tiene de 1 a { $most } caracteres.
hello-first = El primer mensaje debe ser un saludo (hello).
too-fast = Demasiados mensajes a la vez; espera un momento.
not-kept = La respuesta no se ha podido guardar, así que no cuenta.
rules-stumbled = Las reglas no pueden continuar desde aquí; la partida no ha cambiado.
other-origin = Las páginas de otro sitio no pueden jugar aquí.
other-host = Este servidor no responde a ese nombre.
deleted = La partida se ha borrado.

overtaken = La partida ha avanzado; vuelve a preguntar.
not-built = El cliente web no está compilado. En una copia del código: make web
no-link = El bando { $seat } no se lleva por enlace.

player-random = Responde al azar
player-search = Piensa con antelación: primero ensaya sus planes, y tarda más
