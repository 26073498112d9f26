// Gives each event of a group a tick of its own.

// exercise 12.10
switch piece.text {
case "-", " ", ",": break
case "(": group = piece.column
case ")": group = nil
case "|": add(.completed, from: piece)
case "#": add(.failed, from: piece)
case "^": add(.subscribed, from: piece)
case "!": add(.disposed, from: piece)
default: add(.value(piece.text), from: piece)
}
// end 12.10

// exercise 12.10
let tick = piece.column
// end 12.10
