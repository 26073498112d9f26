// An observer that answers has to wait in the queue, although its own thread is the one that is delivering.

// exercise 7.5 in Serializer.swift
guard case .delivering = state else {
  state = .delivering(.current, depth: 1)
  return .deliver
}
queue.append(work())
return .leave
// end 7.5
