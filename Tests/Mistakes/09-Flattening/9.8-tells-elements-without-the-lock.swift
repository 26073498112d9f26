// Tells elements without the lock that ends take: an error on another thread is heard while the
// observer is handling an element.
// Changes: 9.8-one-lock-one-loop.swift

// exercise 9.8
// instead of: switch state.withLock({ nextStep(&$0) }) {
// instead of: case .tell(let element): forwarding.withLock { forwardNext(element) }
// instead of: case .countOff: expectOneLess()
// instead of: case .stop: return
// instead of: }
switch state.withLock({ nextStep(&$0) }) {
case .tell(let element): forwardNext(element)
case .countOff: expectOneLess()
case .stop: return
}
// end 9.8
