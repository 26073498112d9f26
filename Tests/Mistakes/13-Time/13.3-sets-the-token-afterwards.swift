// The token is stored after the work was scheduled. If the ring comes first and sets the alarm again,
// the older token pushes out the newer one.
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
newest.disposable = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
  ring()
  return Disposables.create()
}
// end 13.3
