// Elements stay in an array, and a number says how far the observer has heard.

// exercise 9.8
// instead of: /// The producer of `concatMapEager`.

// instead of: /// The sink of `concatMapEager`: many inner sequences are subscribed, and one is heard.

// instead of: /// An inner sequence, and what it has sent that was not heard yet; the lock guards it.
// instead of: ///
// instead of: /// It doesn't know the sink: the sink holds it, and that would be a retain cycle.

// instead of: var unheard = Queue<Event<Observer.Element>>()
var sent: [Event<Observer.Element>] = []
var heard = 0

// instead of: /// The observer of one inner sequence, which it subscribes to when there is a slot.

// instead of: /// How many slots are taken, by sequences that are subscribed or about to be.

// instead of: /// Those that have no slot yet.

// instead of: /// The one whose turn it is, and those whose turn has not come.
// instead of: var current: Page?
// instead of: var later = Queue<Page>()
// instead of:
// instead of: /// Whether a call is telling the observer something; it will tell what comes meanwhile, too.
var pages: [Page] = []
var number = 0

// instead of: /// Takes out what is to be heard next, with its page, so that nothing is freed under the lock.
// instead of: mutating func next() -> (event: Event<Observer.Element>, page: Page)? {
// instead of: current = current ?? later.removeFirst()
// instead of: guard let page = current, let event = page.unheard.removeFirst() else { return nil }
// instead of: if event.isCompleted { current = nil }
// instead of: return (event, page)
// instead of: }
mutating func next() -> (event: Event<Observer.Element>, page: Page)? {
  guard number < pages.count else { return nil }
  let page = pages[number]
  guard page.heard < page.sent.count else { return nil }
  let event = page.sent[page.heard]
  page.heard += 1
  if event.isCompleted { number += 1 }
  return (event, page)
}

// instead of: // Expected until its end has been heard, which may be long after it has completed.

// instead of: state.later.append(page)
state.pages.append(page)

// instead of: /// Takes a slot for the sequence that has waited longest, if there is one, and a free slot.

// instead of: state.withLock { _ in page.unheard.append(event) }
state.withLock { _ in page.sent.append(event) }

// instead of: page.unheard.append(.completed)
page.sent.append(.completed)

// instead of: // The end of the result is heard before its last sequence is disposed. But if there are others,
// instead of: // the slot comes first: telling may take long, and the next one need not wait for that.

// instead of: /// Tells the observer all that it can hear by now, unless another call is at it.

// instead of: /// Returns the next event; if there is none, no call is telling from then on.
// end 9.8
