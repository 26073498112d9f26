// The observer is in the bag while it is told the past, and nothing makes other threads wait.
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
let (past, key) = state.withLock { state -> ([Event<Element>], BagKey?) in
  let past = state.backlog.take() ?? [state.end].compactMap(\.self)
  return (past, state.end == nil ? state.doors.insert(door) : nil)
}

// instead of: if key == nil { past.forEach(door.tell) } else { perform(turn) { past.forEach(door.tell) } }
past.forEach(door.tell)
// end 7.13
