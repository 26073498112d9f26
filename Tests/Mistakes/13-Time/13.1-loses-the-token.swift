// The token of the scheduled work is thrown away: a timer that was disposed still rings.

// exercise 13.1
_ = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
  self.forwardNext(0)
  self.complete()
  return Disposables.create()
}
return Disposables.create()
// end 13.1

// exercise 13.1
scheduler.schedulePeriodic(Observer.Element.zero, startAfter: dueTime, period: period) {
  number in
  self.forwardNext(number)
  // Wraps after the largest number: a timer that has run that long must not stop the program.
  return number &+ 1
}
// end 13.1
