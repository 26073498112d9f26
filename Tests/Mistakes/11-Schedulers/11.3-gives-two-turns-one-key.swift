// Makes the key of a turn in one step, and uses it in the next: two threads may have the same one.
// Changes: 11.3-a-dictionary-of-turns.swift

// exercise 11.3
// instead of: let key: Int? = shared.withLock { shared in
// instead of: guard shared.action != nil else { return nil }
// instead of: shared.made += 1
// instead of: shared.pending[shared.made] = turn
// instead of: return shared.made
// instead of: }
let next = shared.withLock { $0.made } + 1
let key: Int? = shared.withLock { shared in
  guard shared.action != nil else { return nil }
  shared.made = next
  shared.pending[next] = turn
  return next
}
// end 11.3
