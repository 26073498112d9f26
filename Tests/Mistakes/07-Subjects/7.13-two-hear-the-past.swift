// It looks for the past in one step and takes it away in another, so two observers can have it.
// Changes: 7.13-lock-bag-and-serializer.swift

// exercise 7.13
// instead of: var past: [Event<Element>] = []
let past = state.withLock { $0.backlog ?? [$0.end].compactMap(\.self) }

// instead of: let isFirst = state.backlog != nil
// instead of: past = state.backlog.take() ?? [state.end].compactMap(\.self)
state.backlog = nil

// instead of: return (key, isFirst ? state.serializer.enter(queueing: {}) : nil)
return (key, state.serializer.enter(queueing: { past.forEach(door.tell) }))
// end 7.13
