// Says that it is idle when nothing waits, although a thread delivers.

// exercise 7.5
// instead of: if case .idle = state { true } else { false }
queue.isEmpty
// end 7.5
