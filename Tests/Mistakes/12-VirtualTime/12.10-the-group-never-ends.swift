// Notes where a group begins, but not where it ends.

// exercise 12.10
switch piece.text {
case "-", " ", ",", ")": break
case "(": group = piece.column
case "|": add(.completed, from: piece)
case "#": add(.failed, from: piece)
case "^": add(.subscribed, from: piece)
case "!": add(.disposed, from: piece)
default: add(.value(piece.text), from: piece)
}
// end 12.10
