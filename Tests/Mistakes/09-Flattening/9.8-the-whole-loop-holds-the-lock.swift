// The whole loop runs under the lock, and with it the end, which disposes.
// Changes: 9.8-one-loop-in-a-merge-sink.swift

// exercise 9.8
// instead of: while true {
// instead of: switch nextStep() {
// instead of: case .tell(let element): send(element)
// instead of: case .complete: return complete()
// instead of: case .leave: return
// instead of: }
// instead of: }
forwarding.withLock {
  while true {
    switch nextStep() {
    case .tell(let element): forwardNext(element)
    case .complete: return complete()
    case .leave: return
    }
  }
}
// end 9.8
