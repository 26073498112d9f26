// The listeners stand in line from the start. They hold the sink, and the sink holds the line.

// exercise 9.8
// instead of: /// Those that have no slot yet.
// instead of: var waiting = Queue<Page>()
// instead of:
// instead of: /// The one whose turn it is, and those whose turn has not come.
var waiting = Queue<Listener>()

// instead of: state.waiting.append(page)
state.waiting.append(Listener(to: page, for: self))

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
  state.withLock { state in
    guard state.running < limit, let listener = state.waiting.removeFirst() else { return nil }
    state.running += 1
    return listener
  }
}
// end 9.8
