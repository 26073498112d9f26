// Who hears an event is decided when it is told, not when it was sent: a newcomer hears what was before.
// Changes: 7.13-lock-bag-and-serializer.swift

// exercise 7.13
// instead of: package func on(_ event: Event<Element>) {
// instead of: var doors = Bag<Door<Element>>()
// instead of: let turn = state.withLock { state -> Serializer.Turn? in
// instead of: guard state.end == nil else { return nil }
// instead of: if event.isStopEvent { state.end = event }
// instead of: state.backlog?.append(event)
// instead of: guard state.backlog == nil else { return nil }
// instead of: doors = event.isStopEvent ? state.doors.removeAll() : state.doors
// instead of: return state.serializer.enter(queueing: { [doors] in doors.forEach { $0.tell(event) } })
// instead of: }
// instead of: perform(turn) { doors.forEach { $0.tell(event) } }
// instead of: }
package func on(_ event: Event<Element>) {
  let turn = state.withLock { state -> Serializer.Turn? in
    guard state.end == nil else { return nil }
    if event.isStopEvent { state.end = event }
    state.backlog?.append(event)
    guard state.backlog == nil else { return nil }
    return state.serializer.enter(queueing: { self.deliver(event) })
  }
  perform(turn) { deliver(event) }
}

private func deliver(_ event: Event<Element>) {
  let doors = state.withLock { event.isStopEvent ? $0.doors.removeAll() : $0.doors }
  doors.forEach { $0.tell(event) }
}
// end 7.13
