seats = Bandos
bots = Bots
scenarios = Escenarios
options = Opciones
source = fuente

# preguntas y respuestas
plain-hello = Responde con el número de una opción, su id o una cifra; escribe help para ver la ayuda.
plain-help =
    1, 2, …      la opción con ese número
    =id          la opción con ese id (el = solo hace falta si parece un número)
    (vacío)      la cifra propuesta, el fin de la pregunta o la única opción
    palabras     la opción que empieza por esas palabras, como «hood» o «king geo»
    rest         mantener todas las órdenes hasta el fin del turno o hasta que debas decidir
    undo         deshacer la última respuesta
    board        mostrar el tablero
    log          mostrar el diario entero
    rule [ID]    mostrar la regla de esta pregunta, o cualquier otra
    table        mostrar la tabla de la última tirada, con la fila que salió
    odds         mostrar las probabilidades exactas de esta posición
    lang es|en   cambiar de idioma
    save [FILE]  guardar aquí o en otra parte; cada respuesta se guarda de todos modos
    quit         guardar y salir
several-match = Coinciden varias respuestas: { $those }. Escribe algo más de la que quieres, o su número.
range = De { $low } a { $high }; pulsa Intro para { $suggested }.
between = De { $low } a { $high }.
cover = Le toca a { $seat }. Pulsa Intro cuando estés ante la pantalla.
saved = Guardado en { $file }
undone = Deshecho.
other-seal = No es correcto: el sello no coincide con el que se mostró en la partida. Este archivo corresponde a otra partida.
sealed = Sello de la partida: { $seal }
written-elsewhere = Otro programa ha modificado { $file }. Tu partida sigue en { $new }.
over = La partida ha terminado: { $result }
language = Ahora en español.
no-language = No hay ningún idioma llamado { $name }; elige es o en.
no-roll = Todavía no se ha tirado ningún dado en una tabla.
no-odds = En este momento no hay probabilidades exactas.

# en pantalla
figures = Cifras
help = Ayuda
rule = Regla
which-rule = otra regla, por su número
last-roll = La última tirada
save-as = Guardar una copia como
number-range = De { $low } a { $high }; se propone { $suggested }. Intro acepta.
type-space = / Escribe un nombre o una zona
keys = f fin · a igual · u deshacer · r regla · t tabla · o prob. · ? ayuda · q salir
over-keys = RePág y AvPág recorren el diario, u deshace, q sale.
screen-help =
    1 … 9        elegir la opción con ese número
    ↑ ↓ Intro    moverse entre las opciones y elegir una; aceptar una cifra
    /            escribir un nombre o una zona
    f            terminar esta pregunta
    a            mantener todas las órdenes hasta el fin del turno o hasta que debas decidir
    u            deshacer la última respuesta
    r            la regla de esta pregunta; escribe el número de cualquier otra
    t            la tabla de la última tirada, con la fila que salió
    o            las probabilidades exactas de esta posición
    b            el tablero siguiente
    Mayús ↑↓←→   mover el tablero
    RePág AvPág  recorrer el diario
    l            English
    s            guardar una copia en otra parte; cada respuesta se guarda de todos modos
    F1 ?         esta ayuda
    q            salir; sandtable play … --resume last continúa la partida
source-rulebook = reglamento
source-example = ejemplo
source-public = material público
source-reconstructed = reconstruida
verified = ({ $answers } respuestas, { $rolls } tiradas)
thinking = { $seat } está pensando; tarda alrededor de medio minuto.
study = qué
study-of = de
study-about = qué es

# errores
option-is-a-pair = Una opción se escribe NOMBRE=VALOR, no { $text }.
player-is-a-pair = Un jugador se escribe BANDO=BOT, no { $text }.
seat-is-a-pair = Un bando se escribe BANDO=JUGADOR, no { $text }.
nothing-to-resume = No hay ninguna partida de { $game } sin terminar.
is-no-file = { $file } no es un archivo en el que se pueda escribir.
is-a-folder = { $file } es una carpeta, no un archivo.
no-odds-at-all = { $game } no tiene probabilidades exactas.
nothing-to-work-out = En { $file } no hay nada que calcular para { $seat } ({ $names }).
cannot-work-out = { $game } no puede calcular { $what } a partir de ese archivo; mira sandtable odds { $game }.
no-such-odds = { $game } no calcula nada llamado { $what }; calcula { $names }.
cannot-work-anything-out = { $game } no puede calcular nada a partir de ese archivo; mira sandtable odds { $game }.
no-bench = Aquí no hay carpeta bench/: las pruebas de rendimiento solo están en el código fuente.
which-of-these = { $rule } puede ser cualquiera de { $those }: escribe entre comillas la que quieras.
no-rule = { $game } no tiene la regla { $rule }.
no-rule-but-near = { $game } no tiene la regla { $rule }; se le parecen { $near }.
no-planner = { $game } no tiene planificador.
no-such-dice = Los dados son seeded o entered, no { $dice }.
no-seed-for-real-dice = Los dados que se introducen a mano no tienen semilla.
set-up-already = Una partida que se reanuda ya tiene su escenario, sus opciones, sus componentes y sus dados.
file-of-other-game = { $file } es una partida de { $game }, no de { $wanted }.
file-damaged = { $file } está dañado: { $reason }.
file-not-set-up = No se puede preparar { $file }: { $reason }
illegal-plan = El plan no es legal: { $why } ({ $rule })
other-shape = Los componentes no tienen la estructura de los de { $game }.
one-scenario = { $file } debe contener exactamente un escenario, con un id.
unread = está incompleto
unread-line = está incompleto; se corta en la línea { $line }, columna { $column }
unread-byte = está incompleto; se corta en el byte { $byte }
not-of-kind = { $file } no es { $kind }: { $reason }.
names-and-values = { $file } debe contener nombres y valores.
cannot-be-read = No se puede leer { $file }: { $reason }.
answer-illegal = La respuesta { $number } ({ $answer }) no es legal ahí: { $why }
answer-fails = Con la respuesta { $number } ({ $answer }) las reglas no pueden continuar: { $reason }.
needs-package = Hace falta { $package }: pip install 'sandtable[all]'
trouble = { $trouble ->
    [ENOENT] no existe ese archivo
    [EISDIR] es una carpeta
    [ENOTDIR] una parte de su ruta no es una carpeta
    [EACCES] no tienes permiso
    [ENOSPC] el disco está lleno
   *[other] { $said }
}
file-trouble = { $file }: { $reason }.
no-command = No existe el comando { $name }; `sandtable --help` muestra la lista.
no-option = No existe la opción { $name }; mira `{ $command } --help`.
missing-argument = Falta { $name }; mira `{ $command } --help`.
bad-value = { $name } { $why }.
misused = No se entiende el comando; mira `{ $command } --help`.
interrupted = Interrumpido tras { $done } de { $total }.

# ayuda
command-play = 
    Juega en el terminal.

    La partida se guarda tras cada respuesta. Si la entrada estándar no es un terminal, el programa lee de ella las respuestas línea a línea; escribe `help` para ver qué admite.
command-serve = 
    Sirve los juegos a los navegadores.

    Las partidas se guardan en una base de datos y no se pierden si el servidor se detiene.
command-games = Muestra los juegos con sus bandos, escenarios y opciones.
command-brief = Explica tu papel, cómo se gana, cómo es un turno y por dónde empezar.
command-rules = 
    Explica una regla; muestra, busca o cuenta las reglas.

    La explicación sale en los dos idiomas, o en el de --lang: el texto de la regla y sus interpretaciones, la función que la aplica, los demás sitios que la citan, sus datos y sus pruebas.
command-simulate = Juega muchas partidas y resume los resultados.
command-arena = Enfrenta a todos los bots entre sí en cada bando; cuenta quién gana y por qué.
command-odds = 
    Calcula las probabilidades exactas de un plan o de la posición de una partida guardada.

    El cálculo no usa muestreo: recorre todas las combinaciones de los dados con su probabilidad. El escenario y las opciones que indiques aquí sustituyen a los del plan. Sin plan ni partida, el comando muestra lo que puede calcular para el juego.
command-plan = Busca los mejores planes por sus probabilidades exactas y muestra cuánto vale cada elección.
command-replay = 
    Muestra otra vez una partida guardada: cada respuesta y cada tirada.

    La partida se juega de nuevo a partir de sus respuestas. Si una de ellas ya no se puede jugar, el diario termina ahí, con el motivo y el código de salida 1.
command-verify = 
    Comprueba cada respuesta y cada tirada de una partida guardada.

    El código de salida es 0 si todo es correcto, 1 si hay diferencias (se muestra la primera) y 2 si el archivo no es una partida.
command-fuzz = 
    Juega al azar para encontrar fallos.

    Mientras juega, deshace, guarda, carga y bifurca partidas, y da respuestas ilegales. El código de salida es 1 si encuentra un fallo.

    El escenario y las opciones de cada partida son aleatorios si no los indicas. Sin límite, juega un minuto. Guarda cada fallo como archivo de partida para `sandtable replay`.
command-bench = Ejecuta las pruebas de rendimiento del código fuente e imprime una tabla.
argument-game = El id del juego; `sandtable games` muestra la lista.
argument-scenario = Un escenario del juego, o uno tuyo.
argument-option = Una regla opcional; se puede repetir.
argument-components = Tus propios valores para tablas, escenarios y demás.
argument-seed = La semilla de los dados; por defecto, una al azar.
argument-play-seat = El jugador de un bando; se puede repetir.
argument-brief-seat = Un bando; por defecto, el primero.
argument-odds-seat = Calcula con lo que sabe este bando; por defecto, el que debe responder.
argument-dice = seeded: los dados los tira el programa; entered: tiras dados de verdad y escribes el resultado.
argument-resume = Continúa una partida guardada, o la última.
argument-save = Guarda la partida aquí; por defecto, en tu carpeta de datos.
argument-lang = Idioma; por defecto, el de tu entorno.
argument-plain = Preguntas y respuestas sencillas, sin pantalla.
argument-host = La dirección en la que escucha; por defecto, solo para este ordenador.
argument-port = El puerto; 0 elige uno libre.
argument-database = sqlite:///ARCHIVO o postgresql://…; por defecto, SQLite en tu carpeta de datos.
argument-origin = La dirección pública del sitio (https://games.example.org) si hay un proxy delante de este servidor; se puede repetir.
argument-browse = Abre la página en tu navegador.
argument-json = Imprime un valor JSON para programas.
argument-rule = La regla que quieres ver, o el comienzo de varias: 9.84.bc significa 9.84(bc); 11, todo el capítulo 11.
argument-coverage = Muestra qué reglas tienen código y prueba.
argument-search = Muestra las reglas que contienen esta palabra.
argument-simulate-player = El jugador de un bando; se puede repetir.
argument-arena-player = Un bot que participa; se puede repetir. Por defecto, todos los que no piensan por adelantado.
argument-games = El número de partidas.
argument-fuzz-games = Termina después de este número de partidas.
argument-jobs = El número de procesos; 0 usa todos los núcleos. Los resultados no cambian.
argument-what = Las probabilidades que se calculan; sin él, el comando muestra la lista.
argument-odds-plan = Un plan, en un archivo TOML o JSON.
argument-plan-plan = Un archivo de plan; la búsqueda usa sus circunstancias.
argument-match = Una partida guardada.
argument-goal = score: un empate vale media victoria; win: un empate no vale nada.
argument-file = Una partida guardada.
argument-to = Termina después de esta respuesta.
argument-step = Espera a Intro después de cada respuesta.
argument-seal = El sello que se mostró al final de la partida, para compararlo.
argument-minutes = Termina después de este número de minutos.
argument-out = Carpeta para los archivos de partida de los fallos.
frame-usage = Uso:
frame-arguments = Argumentos:
frame-options = Opciones:
frame-commands = Comandos:
frame-any-options = { "[OPCIONES]" }
frame-any-command = COMANDO [ARGUMENTOS]...
frame-required = { "[obligatorio]" }
frame-default = { "[por defecto: " }
frame-help = Muestra esta ayuda y termina.
about = Wargames de mesa en el ordenador; cada regla se encuentra por su número.
expects-integer = debe ser un número entero
expects-number = debe ser un número
expects-at-least = debe ser al menos { $limit }
expects-at-most = debe ser como mucho { $limit }
expects-one-of = debe ser uno de { $limit }

# cifras
with-seed = semilla { $seed }
head-result = resultado
head-games = partidas
head-share = porcentaje
head-metric = medida
head-mean = media
head-deviation = desv.
head-what = final
head-seat = bando
head-player = jugador
head-won = ganadas
games-a-second = { $games } partidas, { $speed } por segundo
won-by = Gana: { $seat }
drawn = Empate
fault = Partida { $match }: { $says }
faults = { $game }, semilla { $seed }: { $faults ->
    [0] ningún fallo
    [one] un fallo
   *[other] { $faults } fallos
} en { $seconds } s
fuzzed = { $matches } partidas, { $answers } respuestas, { $refused } rechazadas, { $undone } deshechas, { $reloaded } cargadas de nuevo, { $forked } bifurcadas, { $refused_setups } preparaciones rechazadas
no-rule-found = Ninguna regla contiene esta palabra.
open-to-others = Aviso: { $host } es accesible desde otros equipos. Cualquiera que se conecte puede crear partidas, ver las partidas cuya dirección conozca y hacer que este ordenador calcule para los bots. La conexión no va cifrada: pon delante un proxy inverso con HTTPS antes de que alguien juegue por internet.
read-on = Espacio: seguir leyendo; Fin: ir al resultado.
