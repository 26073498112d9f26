// Both cases in one: the work always gets in line, with a slot of its own for what it returns; the
// trampoline runs it at once if nothing is running.

// exercise 11.2
let result = SingleAssignmentDisposable()
let turn = ScheduledWork {
  result.setDisposable(action(state))
  return Disposables.create()
}
Trampoline.current.enqueue(turn)
return Disposables.create(turn, result)
// end 11.2
