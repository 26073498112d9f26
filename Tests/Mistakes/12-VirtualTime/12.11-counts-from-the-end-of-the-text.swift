// Writes a dash for each tick that has passed, and then the element.

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
