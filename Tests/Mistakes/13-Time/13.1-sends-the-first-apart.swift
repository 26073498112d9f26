// The 0 is a piece of work apart from the periodic ones: on a scheduler with several threads the 1 may
// come while the observer is still busy with the 0.

// exercise 13.1
// instead of: scheduler.schedulePeriodic(Observer.Element.zero, startAfter: dueTime, period: period) {
// instead of: number in
// instead of: self.forwardNext(number)
// instead of: // Wraps after the largest number: a timer that has run that long must not stop the program.
// instead of: return number &+ 1
// instead of: }
scheduler.scheduleRelative((), dueTime: dueTime) { [scheduler] _ in
  // Before the 0 is sent, so that a slow observer does not make the 1 late.
  let rest = scheduler.schedulePeriodic(
    Observer.Element.zero &+ 1,
    startAfter: period,
    period: period
  ) { number in
    self.forwardNext(number)
    return number &+ 1
  }
  self.forwardNext(0)
  return rest
}
// end 13.1
