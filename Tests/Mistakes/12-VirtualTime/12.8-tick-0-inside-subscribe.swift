// What comes at tick 0 is sent inside `subscribe`, and not scheduled: it comes before other work of that tick, before the subscriber has its token, and nothing can mute it.

// exercise 12.8
var isOver = false
let token = subscription { isOver = true }
for recorded in recordedEvents {
  guard recorded.time > 0 else {
    observer.on(recorded.value)
    continue
  }
  _ = scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
    if !isOver { observer.on(recorded.value) }
    return Disposables.create()
  }
}
return token
// end 12.8
