// Without time to wait it uses `schedule`, which may ring inside `set`.

// exercise 13.3
// instead of: token.setDisposable(
// instead of: scheduler.scheduleRelative((), dueTime: dueTime) { _ in
// instead of: ring()
// instead of: return Disposables.create()
// instead of: }
// instead of: )
let work: (()) -> Disposable = { _ in
  ring()
  return Disposables.create()
}
token.setDisposable(
  dueTime.isOver
    ? scheduler.schedule((), action: work)
    : scheduler.scheduleRelative((), dueTime: dueTime, action: work)
)
// end 13.3
