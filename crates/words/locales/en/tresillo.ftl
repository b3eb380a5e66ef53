# The three Tresillos: messages of their own.

tresillo-refavor-about = Mediator for three with thirty cards, always one against two; of oros only the king is left, and it pays four times.
tresillo-simple-about = Mediator for three with thirty cards, always one against two; one red suit is left out.
tresillo-36-about = Mediator for three with twelve cards each, always one against two: seven tricks win.

tresillo-36-option-packets = How are the cards dealt?
    .name = packets
