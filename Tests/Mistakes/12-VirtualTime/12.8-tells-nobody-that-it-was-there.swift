// Sends everything, but does not record the subscription.

// exercise 12.8
var isOver = false
for recorded in recordedEvents {
  _ = scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
    if !isOver { observer.on(recorded.value) }
    return Disposables.create()
  }
}
return Disposables.create { isOver = true }
// end 12.8
