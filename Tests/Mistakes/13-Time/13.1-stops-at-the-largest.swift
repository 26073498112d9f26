// Counts with `+`, which stops the program after the largest number.

// exercise 13.1
scheduler.scheduleRelative((), dueTime: dueTime) { _ in
  self.forwardNext(0)
  self.complete()
  return Disposables.create()
}
// end 13.1

// exercise 13.1
scheduler.schedulePeriodic(Observer.Element.zero, startAfter: dueTime, period: period) {
  number in
  self.forwardNext(number)
  return number + 1
}
// end 13.1
