// A token that is disposed by its own work finds no result yet, and later nobody looks.

// exercise 11.2
// instead of: let work = ScheduledWork { action(state) }
// instead of: trampoline.enqueue(work)
// instead of: return work
var isCalledOff = false
var result: Disposable?
let work = ScheduledWork {
  if !isCalledOff { result = action(state) }
  return Disposables.create()
}
trampoline.enqueue(work)
return Disposables.create {
  isCalledOff = true
  result.take()?.dispose()
}
// end 11.2
