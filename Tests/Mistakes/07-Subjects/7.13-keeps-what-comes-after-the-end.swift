// While nobody has come, it keeps whatever is sent, even after an end.
// Changes: 7.13-lock-bag-and-serializer.swift

// exercise 7.13
// instead of: guard state.end == nil else { return nil }
state.backlog?.append(event)
guard state.backlog == nil, state.end == nil else {
  if event.isStopEvent, state.end == nil { state.end = event }
  return nil
}

// instead of: state.backlog?.append(event)
// instead of: guard state.backlog == nil else { return nil }

// instead of: if event.isStopEvent ? isClosed.raise() : !isClosed.isRaised() { observer.on(event) }
if !isClosed.isRaised() { observer.on(event) }
// end 7.13
