// The number is counted up before it is sent.

// exercise 13.1
// instead of: scheduler.schedulePeriodic(Observer.Element.zero, startAfter: dueTime, period: period) {
// instead of: number in
// instead of: self.forwardNext(number)
// instead of: // Wraps after the largest number: a timer that has run that long must not stop the program.
// instead of: return number &+ 1
// instead of: }
scheduler.schedulePeriodic(Observer.Element.zero, startAfter: dueTime, period: period) {
  number in
  let next = number &+ 1
  self.forwardNext(next)
  return next
}
// end 13.1
