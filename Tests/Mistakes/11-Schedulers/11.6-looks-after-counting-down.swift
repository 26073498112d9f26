// Counts down, and looks at the count afterwards: a tick that came in between runs the action, and is
// made up as well.

// exercise 11.6
// instead of: if due.subtract() > 0 {
// instead of: turns.request(.makeUp, on: scheduler)
// instead of: }
due.subtract()
if due.count() > 0 {
  turns.request(.makeUp, on: scheduler)
}
// end 11.6
