// Counts a sequence off when it has completed, not when it was heard: an answer that waits is lost
// if the sequence completes meanwhile.
// Changes: 9.8-one-lock-one-loop.swift

// exercise 9.8
// instead of: letGo()
expectOneLess()
letGo()

// instead of: switch state.withLock({ nextStep(&$0) }) {
// instead of: case .tell(let element): forwarding.withLock { forwardNext(element) }
// instead of: case .countOff: expectOneLess()
// instead of: case .stop: return
// instead of: }
switch state.withLock({ nextStep(&$0) }) {
case .tell(let element): forwarding.withLock { forwardNext(element) }
case .countOff: break
case .stop: return
}
// end 9.8
