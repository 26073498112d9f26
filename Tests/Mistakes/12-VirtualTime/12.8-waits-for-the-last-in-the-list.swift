// A disposal calls off all events but the last of the list: if that is not the latest one, the clock
// does not go on to the last tick.

// exercise 12.8
// instead of: var isOver = false
// instead of: let token = subscription { isOver = true }
// instead of: for recorded in recordedEvents {
// instead of: // Even after a disposal the remaining events are due, unheard: the clock must reach them.
// instead of: _ = scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
// instead of: if !isOver { observer.on(recorded.value) }
// instead of: return Disposables.create()
// instead of: }
// instead of: }
// instead of: return token
var isOver = false
let waiting = CompositeDisposable()
let token = subscription {
  isOver = true
  waiting.dispose()
}
for (number, recorded) in recordedEvents.enumerated() {
  let work = scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
    if !isOver { observer.on(recorded.value) }
    return Disposables.create()
  }
  if number < recordedEvents.count - 1 { _ = waiting.insert(work) }
}
return token
// end 12.8
