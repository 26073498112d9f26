// Each turn puts its token into a `SerialDisposable` as it is: where the first turn runs inside
// `schedule` (main, current thread), its token comes last, and calls off the second turn: one
// element.

// exercise 11.8
// instead of: scheduleRecursive(()) { _, recurse in
// instead of: if generator.takeTurn() { recurse(()) }
// instead of: }
let pending = SerialDisposable()
func turn() {
  guard !pending.isDisposed else { return }
  pending.disposable = schedule(()) {
    if generator.takeTurn() { turn() }
    return Disposables.create()
  }
}
turn()
return pending
// end 11.8
