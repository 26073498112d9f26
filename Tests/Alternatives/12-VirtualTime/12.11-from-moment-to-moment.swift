// Counts from one moment to the next, and needs no shift.

// exercise 12.11
var line: [Character] = []
var column = 0
var tick = 0
for moment in moments {
  column = max(column + moment.tick - tick, line.count)
  tick = moment.tick
  while line.count < column { line.append("-") }
  line += Array(text(of: moment.texts))
}
return String(line)
// end 12.11

// exercise 12.11
let texts = Dictionary(grouping: signs, by: \.tick)
moments = texts.keys.sorted().map { tick in (tick, texts[tick, default: []].map(\.text)) }
// end 12.11

// exercise 12.11
guard texts.count > 1 else { return texts.first ?? "" }
let separator = texts.contains { $0.count > 1 } ? "," : ""
return "(\(texts.joined(separator: separator)))"
// end 12.11
