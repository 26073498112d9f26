// The past is told first, and the observer gets its slot after that: what is sent in between is lost.
// Changes: 7.13-lock-bag-and-serializer.swift

// exercise 7.13
// instead of: var past: [Event<Element>] = []
// instead of: let (key, turn) = state.withLock { state -> (BagKey?, Serializer.Turn?) in
// instead of: let isFirst = state.backlog != nil
// instead of: past = state.backlog.take() ?? [state.end].compactMap(\.self)
// instead of: guard state.end == nil else { return (nil, .deliver) }
// instead of: let key = state.doors.insert(door)
// instead of: return (key, isFirst ? state.serializer.enter(queueing: {}) : nil)
// instead of: }
let (past, end) = state.withLock { state in
  (state.backlog.take() ?? [state.end].compactMap(\.self), state.end)
}

// instead of: if key == nil { past.forEach(door.tell) } else { perform(turn) { past.forEach(door.tell) } }
past.forEach(door.tell)
let key = end == nil ? state.withLock { $0.doors.insert(door) } : nil
// end 7.13
