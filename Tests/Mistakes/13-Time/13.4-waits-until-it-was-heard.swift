// An element waits until the observer has returned from it: if that makes the source complete, the
// element is sent once more.

// exercise 13.4
// instead of: private var waiting: Observer.Element?
private var waiting: Observer.Element?
private var arrivals = 0

// instead of: let replaced = waiting
arrivals += 1
let replaced = waiting

// instead of: if let element = waiting.take() { forwardNext(element) }
guard let element = waiting else { return }
let before = arrivals
forwardNext(element)
// A newer one, which the observer has caused, waits on.
if arrivals == before { waiting = nil }
// end 13.4
