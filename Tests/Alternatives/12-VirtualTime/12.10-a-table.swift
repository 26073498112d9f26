// A table of signs instead of a switch.

// exercise 12.10
let signs: [String: MarbleLine.Mark] = [
  "|": .completed, "#": .failed, "^": .subscribed, "!": .disposed,
]
if piece.text == "(" {
  group = piece.column
} else if piece.text == ")" {
  group = nil
} else if let mark = signs[piece.text] {
  add(mark, from: piece)
} else if !["-", " ", ","].contains(piece.text) {
  add(.value(piece.text), from: piece)
}
// end 12.10

// exercise 12.10
let tick: Int
if let group { tick = group } else { tick = piece.column }
// end 12.10

// exercise 12.10
func event(_ placed: Placed) throws(MarbleFault) -> Event<Element>? {
  switch placed.mark {
  case .value(let name): return .next(try element(names.text(of: name), of: placed))
  case .completed: return .completed
  case .failed: return .error(error)
  case .subscribed, .disposed: return nil
  }
}
var records: [Recorded<Event<Element>>] = []
for placed in marks {
  guard let event = try event(placed) else { continue }
  records.append(Recorded(time: tick + placed.tick, value: event))
}
return records
// end 12.10
