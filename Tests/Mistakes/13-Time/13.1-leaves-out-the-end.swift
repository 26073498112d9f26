// The timer sends 0 and never ends; its machine lives for ever.

// exercise 13.1
scheduler.scheduleRelative((), dueTime: dueTime) { _ in
  self.forwardNext(0)
  return Disposables.create()
}
// end 13.1

// exercise 13.1
scheduler.schedulePeriodic(Observer.Element.zero, startAfter: dueTime, period: period) {
  number in
  self.forwardNext(number)
  // Wraps behind the largest number: a clock that has run that long shall not stop the program.
  return number &+ 1
}
// end 13.1
