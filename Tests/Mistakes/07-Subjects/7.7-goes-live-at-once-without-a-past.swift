// Where there is no past it goes live at once, and forgets what has come before that.

// exercise 7.7
// instead of: for element in past { pass(element) }
if past.isEmpty {
  phase.replace(.replaying, with: .live)
  return
}
for element in past { pass(element) }
// end 7.7
