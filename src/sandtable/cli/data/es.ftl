seats = Bandos
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
    undo         deshacer la última respuesta
    board        mostrar el tablero
    log          mostrar el diario entero
    rule [ID]    mostrar la regla de esta pregunta, o cualquier otra
    table        mostrar la tabla de la última tirada, con la fila que salió
    odds         mostrar las probabilidades exactas de esta posición
    lang es|en   cambiar de idioma
    save [FILE]  guardar aquí o en otra parte; cada respuesta se guarda de todos modos
    quit         guardar y salir
range = De { $low } a { $high }; una línea vacía acepta { $suggested }.
between = De { $low } a { $high }.
cover = Le toca a { $seat }. Pulsa Intro cuando estés ante la pantalla.
saved = Guardado en { $file }
undone = Deshecho.
other-seal = No encaja: el sello no es el que se mostró en la mesa. El archivo cuenta otra partida.
sealed = Sello de la partida: { $seal }
written-elsewhere = Otro programa ha escrito { $file }. Tu partida sigue en { $new }.
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
type-space = Escribe una zona o elige arriba
keys = u deshacer · r regla · t tabla · o prob. · b mapa · l EN · ? ayuda · q salir
over-keys = RePág y AvPág recorren el diario, u deshace, q sale.
screen-help =
    1 … 9        elegir la opción con ese número
    ↑ ↓ Intro    moverse entre las opciones y elegir una; aceptar una cifra
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
