// The setting before is not turned off: both ring.
// Changes: 13.3-a-ring-knows-its-token.swift

// exercise 13.3
// instead of: let token = SingleAssignmentDisposable()
// instead of: newest.disposable = token
// instead of: if isDisposed || token.isDisposed { return }
// instead of: let work = scheduler.scheduleRelative(token, dueTime: dueTime) { token in
// instead of: if !token.isDisposed { ring() }
// instead of: return Disposables.create()
// instead of: }
// instead of: token.setDisposable(work)
guard !isDisposed else { return }
_ = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
  ring()
  return Disposables.create()
}
// end 13.3
