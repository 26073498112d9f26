// Elements stay in an array, and a number says how far the observer has heard.

// exercise 9.8
// instead of: var unheard = Queue<Event<Observer.Element>>()
var sent: [Event<Observer.Element>] = []
var heard = 0

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

// instead of: state.later.append(page)
state.pages.append(page)

// instead of: state.withLock { _ in page.unheard.append(event) }
state.withLock { _ in page.sent.append(event) }

// instead of: page.unheard.append(.completed)
page.sent.append(.completed)
// end 9.8
