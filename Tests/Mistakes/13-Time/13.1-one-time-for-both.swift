// The due time is used for the period, too.

// exercise 13.1
scheduler.scheduleRelative((), dueTime: dueTime) { _ in
  self.forwardNext(0)
  self.complete()
  return Disposables.create()
}
// end 13.1

// exercise 13.1
scheduler.schedulePeriodic(Observer.Element.zero, startAfter: dueTime, period: dueTime) {
  number in
  self.forwardNext(number)
  return number &+ 1
}
// end 13.1
