// Draws what happens at one tick as if it were several.

// exercise 12.11
var line = ""
var shift = 0
for moment in moments {
  shift = max(shift, line.count - moment.tick)
  line += String(repeating: "-", count: moment.tick + shift - line.count)
  line += text(of: moment.texts)
}
return line
// end 12.11

// exercise 12.11
moments = signs.map { ($0.tick, [$0.text]) }
// end 12.11
