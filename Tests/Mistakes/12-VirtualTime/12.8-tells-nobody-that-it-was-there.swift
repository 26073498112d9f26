// Sends everything, and does not write down who was there.

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
