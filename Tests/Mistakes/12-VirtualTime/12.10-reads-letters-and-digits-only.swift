// A name in which there is anything but letters and digits, such as `1.5` or `20°`, is not read.

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
case "-", " ", ",": break
case "(": group = piece.column
case ")": group = nil
case "|": add(.completed, from: piece)
case "#": add(.failed, from: piece)
case "^": add(.subscribed, from: piece)
case "!": add(.disposed, from: piece)
case let name where name.allSatisfy({ $0.isLetter || $0.isNumber }):
  add(.value(name), from: piece)
default: break
}
// end 12.10
