// The wait for the next number begins when the observer has returned: a slow one makes them late.

// exercise 13.1
// instead of: scheduler.schedulePeriodic(Observer.Element.zero, startAfter: dueTime, period: period) {
// instead of: number in
// instead of: self.forwardNext(number)
// instead of: // Wraps after the largest number: a timer that has run that long must not stop the program.
// instead of: return number &+ 1
// instead of: }
let token = SerialDisposable()
func send(_ number: Observer.Element, after time: RxTimeInterval) {
  guard !isDisposed else { return }
  let work = SingleAssignmentDisposable()
  token.disposable = work
  work.setDisposable(
    scheduler.scheduleRelative((), dueTime: time) { _ in
      self.forwardNext(number)
      send(number &+ 1, after: period)
      return Disposables.create()
    }
  )
}
send(.zero, after: dueTime)
return token
// end 13.1
