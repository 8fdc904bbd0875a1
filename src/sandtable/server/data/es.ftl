# peticiones rechazadas
no-such-page = No hay nada en esta dirección.
no-such-match = No existe esa partida, o se ha borrado.
no-such-game = No hay ningún juego llamado { $game }.
no-such-seat = { $game } no tiene ningún bando llamado { $seat }.
no-such-bot = { $game } no tiene ningún bot llamado { $bot }.
no-bot-for-seat = En { $game } el bot { $bot } no juega como { $seat }.
no-such-holder = Un bando lo puede llevar me, link o bot:NOMBRE, no { $holder }.
wrong-token = Este enlace no da acceso a ningún bando de esta partida.
owner-needed = La cabecera X-Owner debe llevar un secreto de { $least } a { $most } caracteres.
not-the-owner = Solo quien creó la partida puede hacerlo.
while-it-runs = Se podrá hacer cuando acabe la partida, porque juega alguien más.
seed-needs-solo = Solo puedes elegir la semilla de los dados si juegas en solitario.
dice-need-friends = Los dados se comparten entre dos personas, cada una en su navegador; los bots no participan.
dice-need-me = El primer bando introduce los dados reales, así que tiene que ser el tuyo.
dice-or-seed = Los dados reales no tienen semilla: elige una cosa o la otra.
title-too-long = Un título tiene como mucho { $most } caracteres.
no-such-point = La partida tiene las respuestas { $first } a { $last }; no hay respuesta { $at }.
no-text = no es texto
not-understood = No se ha entendido la petición: { $reason }.
too-large = Es demasiado grande: el límite es de { $most } bytes.
head-too-large = La dirección y las cabeceras de esta petición son demasiado largas: el límite es de { $most } bytes.
wrong-way = Esta dirección no acepta ese tipo de petición.
stumbled = Algo ha fallado en el servidor; nada ha cambiado.

# juego
watching-only = Los espectadores no pueden responder.
stale = La partida ha avanzado: está en la versión { $version } y tu respuesta era para la { $given }.
key-needed = Una clave tiene de 1 a { $most } caracteres.
hello-first = El primer mensaje debe ser un saludo (hello).
too-fast = Demasiados mensajes a la vez; espera un momento.
not-kept = La respuesta no se ha podido guardar, así que no cuenta.
rules-stumbled = Las reglas no pueden continuar desde aquí; la partida no ha cambiado.
other-origin = Las páginas de otro sitio no pueden jugar aquí.
other-host = Este servidor no responde a ese nombre.

overtaken = La partida ha avanzado; vuelve a preguntar.
not-built = El cliente web no está compilado. En una copia del código: make web
no-link = El bando { $seat } no está abierto por enlace.

player-random = Responde al azar
player-search = Piensa por adelantado: primero ensaya sus planes y tarda más
message-too-long = Un mensaje tiene de 1 a { $most } caracteres.
too-many-messages = Esta partida ya tiene { $most } mensajes.
bots-play-on = El ordenador no acepta empates.
no-offer = Nadie te ha ofrecido un empate.
rematch-needs-two = La revancha necesita dos bandos.
cannot-be-played = Las reglas no pueden jugar esta partida: sus componentes y su estado no concuerdan.
too-costly = Esto exige demasiado tiempo o memoria, y el servidor lo ha detenido. No ha cambiado nada.
cannot-be-told = Esta dirección contiene caracteres que no se pueden usar.
bot-has-secrets = El archivo contiene los secretos del ordenador; podrás guardarlo cuando acabe la partida.

# dispositivos
asking = Hemos preguntado a quien lleva este bando si deja entrar a este navegador.
exchange-the-link = Un enlace no da acceso al bando por sí solo: el primer navegador que lo abre recibe un secreto propio.
too-many-devices = Demasiados navegadores han intentado entrar en este bando.
no-such-device = Ese navegador no ha pedido entrar en este bando.
device-is-out = A este navegador se le retiró el acceso, o se cambió su enlace.

# límites
too-much-at-once = Tienes demasiadas peticiones en marcha; espera a que termine alguna.
too-many-matches = Puedes crear como mucho { $most } partidas por hora; prueba más tarde.
too-many-kept = Tienes { $most } partidas; borra alguna antes de crear otra.

# la base de datos
database-away = El servidor no puede acceder ahora a su base de datos; nada ha cambiado. Prueba de nuevo dentro de poco.
database-damaged = Esta parte de la base de datos está dañada. El administrador del servidor debería restaurar una copia.
disk-full = El disco del servidor está lleno; nada ha cambiado.
not-stored = No se ha podido guardar, así que nada ha cambiado.
