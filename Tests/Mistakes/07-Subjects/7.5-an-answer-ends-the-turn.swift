// The first turn that finds the queue empty makes the serializer idle, even within a delivery that is not over.

// exercise 7.5
// instead of: if case .delivering(let owner, let depth) = state {
// instead of: state = depth > 1 ? .delivering(owner, depth: depth - 1) : .idle
// instead of: }
state = .idle
// end 7.5
