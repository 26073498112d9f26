// It notes an end when that is told: of two that are sent during the replay, the second one stays.
// Changes: 7.13-lock-bag-and-serializer.swift

// exercise 7.13
// instead of: if event.isStopEvent { state.end = event }
if event.isStopEvent, state.backlog != nil { state.end = event }

// instead of: return state.serializer.enter(queueing: { [doors] in doors.forEach { $0.tell(event) } })
return state.serializer.enter(queueing: { [doors] in self.deliver(event, to: doors) })

// instead of: perform(turn) { doors.forEach { $0.tell(event) } }
perform(turn) { deliver(event, to: doors) }

// instead of: private func perform(_ turn: Serializer.Turn?, _ work: () -> Void) {
// instead of: turn?.perform(work, next: { state.withLock { $0.serializer.next() } })
// instead of: }
private func deliver(_ event: Event<Element>, to doors: Bag<Door<Element>>) {
  if event.isStopEvent { state.withLock { $0.end = event } }
  doors.forEach { $0.tell(event) }
}

private func perform(_ turn: Serializer.Turn?, _ work: () -> Void) {
  turn?.perform(work, next: { state.withLock { $0.serializer.next() } })
}
// end 7.13
