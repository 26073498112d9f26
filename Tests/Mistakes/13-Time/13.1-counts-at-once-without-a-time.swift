// Without time to wait the 0 is left to `schedule`, which may run it inside `subscribe`.

// exercise 13.1
// instead of: scheduler.schedulePeriodic(Observer.Element.zero, startAfter: dueTime, period: period) {
// instead of: number in
// instead of: self.forwardNext(number)
// instead of: // Wraps after the largest number: a timer that has run that long must not stop the program.
// instead of: return number &+ 1
// instead of: }
let count: (Observer.Element, RxTimeInterval) -> Disposable = { [scheduler] first, time in
  scheduler.schedulePeriodic(first, startAfter: time, period: period) { number in
    self.forwardNext(number)
    return number &+ 1
  }
}
guard dueTime.isOver else { return count(.zero, dueTime) }
return scheduler.schedule(()) { _ in
  self.forwardNext(.zero)
  return count(.zero &+ 1, period)
}
// end 13.1
