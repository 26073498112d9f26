// Two threads that send at once both deliver: the serializer is for the past only.
// Changes: 7.13-lock-bag-and-serializer.swift

// exercise 7.13
// instead of: var doors = Bag<Door<Element>>()
// instead of: let turn = state.withLock { state -> Serializer.Turn? in
// instead of: guard state.end == nil else { return nil }
// instead of: if event.isStopEvent { state.end = event }
// instead of: state.backlog?.append(event)
// instead of: guard state.backlog == nil else { return nil }
// instead of: doors = event.isStopEvent ? state.doors.removeAll() : state.doors
// instead of: return state.serializer.enter(queueing: { [doors] in doors.forEach { $0.tell(event) } })
// instead of: }
let doors = state.withLock { state -> Bag<Door<Element>> in
  guard state.end == nil else { return Bag() }
  if event.isStopEvent { state.end = event }
  state.backlog?.append(event)
  guard state.backlog == nil else { return Bag() }
  return event.isStopEvent ? state.doors.removeAll() : state.doors
}

// instead of: perform(turn) { doors.forEach { $0.tell(event) } }
doors.forEach { $0.tell(event) }
// end 7.13
