// The first number does not wait.

// exercise 13.1
scheduler.scheduleRelative((), dueTime: dueTime) { _ in
  self.forwardNext(0)
  self.complete()
  return Disposables.create()
}
// end 13.1

// exercise 13.1
forwardNext(0)
return scheduler.schedulePeriodic(
  1 as Observer.Element,
  startAfter: period,
  period: period
) { number in
  self.forwardNext(number)
  return number &+ 1
}
// end 13.1
