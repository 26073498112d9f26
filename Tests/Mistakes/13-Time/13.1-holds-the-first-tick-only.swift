// Each tick schedules the next one, and the token is that of the first: disposed later, the timer
// ticks on for nobody.

// exercise 13.1
scheduler.scheduleRelative((), dueTime: dueTime) { _ in
  self.forwardNext(0)
  self.complete()
  return Disposables.create()
}
// end 13.1

// exercise 13.1
func tick(_ number: Observer.Element, after time: RxTimeInterval) -> Disposable {
  scheduler.scheduleRelative(number, dueTime: time) { number in
    self.forwardNext(number)
    _ = tick(number &+ 1, after: period)
    return Disposables.create()
  }
}
return tick(.zero, after: dueTime)
// end 13.1
