// Reads an error as a completion.

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
let tick = group ?? piece.column
// end 12.10

// exercise 12.10
var recorded: [Recorded<Event<Element>>] = []
for placed in events {
  let time = tick + placed.tick
  switch placed.mark {
  case .value(let name):
    recorded.append(.next(time, try element(names.text(of: name), of: placed)))
  case .failed, .completed: recorded.append(.completed(time))
  case .subscribed, .disposed: break
  }
}
return recorded
// end 12.10
