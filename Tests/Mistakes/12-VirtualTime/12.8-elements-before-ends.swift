// Elements are scheduled first and ends afterwards: an element that was given after an end of the
// same tick comes before it.

// exercise 12.8
// instead of: for recorded in recordedEvents {
// instead of: // Even after a disposal the remaining events are due, unheard: the clock must reach them.
// instead of: _ = scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
// instead of: if !isOver { observer.on(recorded.value) }
// instead of: return Disposables.create()
// instead of: }
// instead of: }
let elements = recordedEvents.filter { !$0.value.isStopEvent }
let ends = recordedEvents.filter(\.value.isStopEvent)
for recorded in elements + ends {
  _ = scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
    if !isOver { observer.on(recorded.value) }
    return Disposables.create()
  }
}
// end 12.8
