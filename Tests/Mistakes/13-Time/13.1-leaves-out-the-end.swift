// The timer sends 0 and never ends; its sink is never freed.

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
  // Wraps after the largest number: a timer that has run that long must not stop the program.
  return number &+ 1
}
// end 13.1
