// A group is over only when time passes: what follows its `)` directly is still at the tick of its
// `(`.

// exercise 12.10
// instead of: switch piece.text {
// instead of: case "-", " ", ",": break
// instead of: case "(": group = piece.column
// instead of: case ")": group = nil
// instead of: case "|": add(.completed, from: piece)
// instead of: case "#": add(.failed, from: piece)
// instead of: case "^": add(.subscribed, from: piece)
// instead of: case "!": add(.disposed, from: piece)
// instead of: default: add(.value(piece.text), from: piece)
// instead of: }
switch piece.text {
case "-", " ": group = nil
case ",", ")": break
case "(": group = piece.column
case "|": add(.completed, from: piece)
case "#": add(.failed, from: piece)
case "^": add(.subscribed, from: piece)
case "!": add(.disposed, from: piece)
default: add(.value(piece.text), from: piece)
}
// end 12.10
