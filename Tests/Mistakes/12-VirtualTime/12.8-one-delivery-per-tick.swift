// All events of a tick are sent in one go: a disposal from inside the first does not mute the
// second.

// exercise 12.8
// instead of: for recorded in recordedEvents {
// instead of: // Even after a disposal the remaining events are due, unheard: the clock must reach them.
// instead of: _ = scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
// instead of: if !isOver { observer.on(recorded.value) }
// instead of: return Disposables.create()
// instead of: }
// instead of: }
var ticks: Set<TestTime> = []
for tick in recordedEvents.map(\.time) where ticks.insert(tick).inserted {
  let events = recordedEvents.filter { $0.time == tick }
  _ = scheduler.scheduleRelativeVirtual((), dueTime: tick) { _ in
    if !isOver { events.forEach { observer.on($0.value) } }
    return Disposables.create()
  }
}
// end 12.8
