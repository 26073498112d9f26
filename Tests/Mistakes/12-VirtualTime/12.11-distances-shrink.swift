// Dashes up to the column, if any: the rest of the line does not move.

// exercise 12.11
// instead of: var shift = 0
// instead of: for moment in moments {
// instead of: shift = max(shift, line.count - moment.tick)
// instead of: line += String(repeating: "-", count: moment.tick + shift - line.count)
// instead of: line += text(of: moment.texts)
// instead of: }
for moment in moments {
  line += String(repeating: "-", count: max(0, moment.tick - line.count))
  line += text(of: moment.texts)
}
// end 12.11
