// A tick that comes while the observer is busy is dropped, and not made up.

// exercise 13.1
scheduler.scheduleRelative((), dueTime: dueTime) { _ in
  self.forwardNext(0)
  self.complete()
  return Disposables.create()
}
// end 13.1
// exercise 13.1
let next = SerialDisposable()
let busy = Flag()
var number: Observer.Element = 0
func tick(after time: RxTimeInterval) {
  let token = SingleAssignmentDisposable()
  next.disposable = token
  token.setDisposable(
    self.scheduler.scheduleRelative((), dueTime: time) { _ in
      tick(after: period)
      // One at a time.
      guard busy.raise() else { return Disposables.create() }
      self.forwardNext(number)
      number &+= 1
      busy.lower()
      return Disposables.create()
    }
  )
}
tick(after: dueTime)
return next
// end 13.1
