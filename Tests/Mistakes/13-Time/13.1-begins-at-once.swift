// The first number does not wait.

// exercise 13.1
scheduler.scheduleRelative((), dueTime: dueTime) { _ in
  self.forwardOn(.next(0))
  self.forwardOn(.completed)
  self.dispose()
  return Disposables.create()
}
// end 13.1

// exercise 13.1
forwardOn(.next(0))
return scheduler.schedulePeriodic(
  1 as Observer.Element,
  startAfter: period,
  period: period
) { number in
  self.forwardOn(.next(number))
  return number &+ 1
}
// end 13.1
