// Pushes a moment to the right, and lets later ones catch up.

// exercise 12.11
var line = ""
for moment in moments {
  line += String(repeating: "-", count: max(0, moment.tick - line.count))
  line += text(of: moment.texts)
}
return line
// end 12.11
