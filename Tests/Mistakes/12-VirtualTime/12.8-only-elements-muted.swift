// A disposal mutes the elements, but an end still comes through: "A disposal mutes the rest."

// exercise 12.8
var isOver = false
let token = subscription { isOver = true }
for recorded in recordedEvents {
  _ = scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
    if recorded.value.isStopEvent || !isOver { observer.on(recorded.value) }
    return Disposables.create()
  }
}
return token
// end 12.8
