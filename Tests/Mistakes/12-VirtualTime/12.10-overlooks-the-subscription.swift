// Ignores `^` and `!`, since they are no events.

// exercise 12.10
switch piece.text {
case "-", " ", ",", "^", "!": break
case "(": group = piece.column
case ")": group = nil
case "|": add(.completed, from: piece)
case "#": add(.failed, from: piece)
default: add(.value(piece.text), from: piece)
}
// end 12.10
