// The listeners stand in line from the start. They hold the sink, and the sink holds the line.

// exercise 9.8
// instead of: /// The producer of `concatMapEager`.

// instead of: /// The sink of `concatMapEager`: many inner sequences are subscribed, and one is heard.

// instead of: /// An inner sequence, and what it has sent that was not heard yet; the lock guards it.
// instead of: ///
// instead of: /// It doesn't know the sink: the sink holds it, and that would be a retain cycle.

// instead of: /// The observer of one inner sequence, which it subscribes to when there is a slot.

// instead of: /// How many slots are taken, by sequences that are subscribed or about to be.

// instead of: /// Those that have no slot yet.
// instead of: var waiting = Queue<Page>()
// instead of:
// instead of: /// The one whose turn it is, and those whose turn has not come.
var waiting = Queue<Listener>()

// instead of: /// Whether a call is telling the observer something; it will tell what comes meanwhile, too.

// instead of: /// Takes out what is to be heard next, with its page, so that nothing is freed under the lock.

// instead of: // Expected until its end has been heard, which may be long after it has completed.

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

// instead of: // The end of the result is heard before its last sequence is disposed. But if there are others,
// instead of: // the slot comes first: telling may take long, and the next one need not wait for that.

// instead of: /// Tells the observer all that it can hear by now, unless another call is at it.

// instead of: /// Returns the next event; if there is none, no call is telling from then on.
// end 9.8
