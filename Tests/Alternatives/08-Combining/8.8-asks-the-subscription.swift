// The subscription says whether the source has completed, and a list holds the newest element.

// exercise 8.8
// instead of: private var newest: Observer.Element?
// instead of: private var sourceHasCompleted = false
private var newest: [Observer.Element] = []

// instead of: newest = element
newest = [element]

// instead of: sourceHasCompleted = true
// instead of: sourceSubscription.dispose()
sourceSubscription.dispose()

// instead of: override func otherCompleted() {
// instead of: tick()
// instead of: }
override func otherCompleted() {
  tick()
  super.otherCompleted()
}

// instead of: // Taken before it is sent: the observer may cause the next tick before `forwardNext` returns.
// instead of: if let element = newest.take() ?? defaultValue { forwardNext(element) }
// instead of: if sourceHasCompleted { complete() }
let new = newest.first ?? defaultValue
newest = []
if let new { forwardNext(new) }
if sourceSubscription.isDisposed { complete() }
// end 8.8
