// Each event schedules the next one, so the clock stands still after a disposal.

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
var isDisposed = false
let start = scheduler.clock
func schedule(_ index: Int) {
  guard index < recordedEvents.count, !isDisposed else { return }
  let recorded = recordedEvents[index]
  scheduler.scheduleAt(start + recorded.time) {
    guard !isDisposed else { return }
    observer.on(recorded.value)
    schedule(index + 1)
  }
}
schedule(0)
return subscription { isDisposed = true }
// end 12.8
