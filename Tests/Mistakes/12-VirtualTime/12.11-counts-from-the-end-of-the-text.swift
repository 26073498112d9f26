// Writes as many dashes as ticks have passed, and the element besides.

// exercise 12.11
var line = ""
var tick = 0
for moment in moments {
  line += String(repeating: "-", count: moment.tick - tick)
  line += text(of: moment.texts)
  tick = moment.tick
}
return line
// end 12.11
