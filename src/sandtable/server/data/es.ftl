# what a client asked for and does not get
no-such-page = No hay nada en esta dirección.
no-such-match = No existe esa partida, o se ha borrado.
no-such-game = No hay ningún juego llamado { $game }.
no-such-seat = { $game } no tiene ningún puesto llamado { $seat }.
no-such-bot = { $game } no tiene ningún bot llamado { $bot }.
no-bot-for-seat = En { $game } el bot { $bot } no juega como { $seat }.
no-such-holder = Un puesto lo ocupa me, link o bot:NOMBRE, no { $holder }.
seat-without-holder = Nadie ocupa el puesto { $seat }.
wrong-token = Este enlace no abre ningún puesto de esta partida.
owner-needed = La cabecera X-Owner debe llevar un secreto de { $least } a { $most } caracteres.
not-the-owner = Solo quien creó la partida puede hacerlo.
while-it-runs = Hay que esperar a que acabe la partida, porque juega alguien más.
seed-needs-solo = Solo quien juega en solitario puede elegir la semilla de los dados.
dice-need-me = Los dados reales los introduce el primer puesto, así que ha de ser tuyo.
dice-or-seed = Los dados que se introducen no tienen semilla.
title-too-long = Un título tiene como mucho { $most } caracteres.
no-such-point = La partida tiene las respuestas { $first } a { $last }; no hay { $at }.
not-understood = No se ha podido entender: { $reason }.
too-large = Es demasiado grande: se aceptan como mucho { $most } bytes.
wrong-way = Esta dirección no acepta eso.
stumbled = Algo ha fallado aquí; nada ha cambiado.

# play
watching-only = Quien solo mira no da respuestas.
stale = La partida ha avanzado: está en { $version } y la respuesta era para { $given }.
key-needed = Una clave tiene de 1 a { $most } caracteres.
hello-first = El primer mensaje debe ser un saludo (hello).
too-fast = Demasiados mensajes a la vez; espera un momento.
not-kept = La respuesta no se ha podido guardar, así que no cuenta.
rules-stumbled = Las reglas han tropezado con esto; la partida sigue donde estaba.
other-origin = Las páginas de otro sitio no pueden jugar aquí.
other-host = Este servidor no se llama así.
deleted = La partida se ha borrado.

overtaken = La partida ha avanzado; vuelve a preguntar.
not-built = El cliente web no está construido. En una copia del código: make web
no-link = El puesto { $seat } no se ocupa por enlace.

player-random = Responde al azar
player-search = Ensaya sus planes mentalmente, y tarda más
