seats = Asientos
bots = Bots
scenarios = Escenarios
options = Opciones
source = fuente

# preguntas y respuestas
plain-hello = Responde con el número de una opción, su id o una cifra; escribe help para saber más.
plain-help =
    1, 2, …      la opción con ese número
    =id          la opción con ese id (el = solo hace falta si parece un número)
    (vacío)      la cifra propuesta, o la única opción
    undo         retirar la última respuesta
    board        qué hay sobre la mesa
    log          el registro entero
    rule [ID]    la regla de esta pregunta, o cualquier otra
    table        la tabla de la última tirada, con la fila que salió
    odds         las probabilidades exactas de la partida tal como está
    lang es|en   cambiar de idioma
    save [FILE]  guardar aquí o en otra parte; cada respuesta se guarda de todos modos
    quit         guardar y salir
range = De { $low } a { $high }; una línea vacía acepta { $suggested }.
between = De { $low } a { $high }.
cover = Le toca a { $seat }. Intro cuando esté ante la pantalla.
saved = Guardado en { $file }
undone = Respuesta retirada.
over = La partida ha terminado: { $result }
language = En español, pues.
no-language = No hay ningún idioma llamado { $name }; hay es y en.
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
keys = u atrás · r regla · t tabla · o probab. · b tablero · l EN · ? ayuda · q salir
over-keys = RePág y AvPág recorren el registro, u retira, q sale.
screen-help =
    1 … 9        tomar la opción con ese número
    ↑ ↓ Intro    moverse entre las opciones y tomar una; aceptar una cifra
    u            retirar la última respuesta
    r            la regla de esta pregunta; escribe el número de cualquier otra
    t            la tabla de la última tirada, con la fila que salió
    o            las probabilidades exactas de la partida tal como está
    b            el tablero siguiente
    Mayús ↑↓←→   mover el tablero
    RePág AvPág  mover el registro
    l            English
    s            guardar una copia en otra parte; cada respuesta se guarda de todos modos
    F1 ?         esta ayuda
    q            salir; sandtable play … --resume last continúa
source-rulebook = reglamento
source-example = ejemplo
source-public = material público
source-reconstructed = reconstruida
verified = ({ $answers } respuestas, { $rolls } tiradas)
thinking = { $seat }: pensando; tarda alrededor de medio minuto.
