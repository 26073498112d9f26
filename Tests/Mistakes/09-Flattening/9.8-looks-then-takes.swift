// It looks for a free slot, leaves the lock, and then takes the slot.

// exercise 9.8
// instead of: /// Takes a slot for the sequence that has waited longest, if there is one, and a free slot.
// instead of: private func nextListener() -> Listener? {
// instead of: let page: Page? = state.withLock { state in
// instead of: guard state.running < limit, let page = state.waiting.removeFirst() else { return nil }
// instead of: state.running += 1
// instead of: return page
// instead of: }
// instead of: return page.map { Listener(to: $0, for: self) }
// instead of: }
private func nextListener() -> Listener? {
  guard state.withLock({ $0.running < limit }) else { return nil }
  let page: Page? = state.withLock { state in
    guard let page = state.waiting.removeFirst() else { return nil }
    state.running += 1
    return page
  }
  return page.map { Listener(to: $0, for: self) }
}
// end 9.8
