// It asks whether the ring has come, and stores the token then: in between another thread may ring and
// set the alarm again, and the older token pushes out the newer one.

// exercise 13.3
// instead of: let token = SingleAssignmentDisposable()
// instead of: newest.disposable = token
// instead of: // If the alarm was disposed, the slot has disposed the token already.
// instead of: guard !token.isDisposed else { return }
// instead of: token.setDisposable(
// instead of: scheduler.scheduleRelative((), dueTime: dueTime) { _ in
// instead of: ring()
// instead of: return Disposables.create()
// instead of: }
// instead of: )
guard !newest.isDisposed else { return }
turnOff()
let hasRung = SingleAssignmentDisposable()
let token = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
  hasRung.dispose()
  ring()
  return Disposables.create()
}
if !hasRung.isDisposed { newest.disposable = token }
// end 13.3
