// Schedules one turn after another by itself, and keeps the token of the next in a slot.

// exercise 11.8
// instead of: scheduleRecursive(()) { _, recurse in
// instead of: if generator.takeTurn() { recurse(()) }
// instead of: }
let slot = SerialDisposable()
func goOn() {
  guard !slot.isDisposed else { return }
  let turn = SingleAssignmentDisposable()
  slot.disposable = turn
  turn.setDisposable(
    schedule(()) { _ in
      if generator.takeTurn() { goOn() }
      return Disposables.create()
    }
  )
}
goOn()
return slot
// end 11.8
