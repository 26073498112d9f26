// Each event schedules the next one, so that this comes late among others of its tick.

// exercise 12.8
var isOver = false
let token = subscription { isOver = true }
func send(_ index: Int, after last: Int) {
  guard index < recordedEvents.count else { return }
  let recorded = recordedEvents[index]
  _ = scheduler.scheduleRelativeVirtual((), dueTime: recorded.time - last) { _ in
    if !isOver { observer.on(recorded.value) }
    send(index + 1, after: recorded.time)
    return Disposables.create()
  }
}
send(0, after: 0)
return token
// end 12.8
