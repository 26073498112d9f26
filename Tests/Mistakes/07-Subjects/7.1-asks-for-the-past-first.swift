// Asks for the past in one step and takes a slot in another: what comes between is lost.

// exercise 7.1
// instead of: let (key, life) = machine.withLock { machine in
// instead of: switch machine.life {
// instead of: case .running: past = self.past(before: nil)
// instead of: case .ended(let end): past = self.past(before: end)
// instead of: case .disposed: break
// instead of: }
// instead of: return (machine.observerCame(slot), machine.life)
// instead of: }
machine.withLock { machine in
  switch machine.life {
  case .running: past = self.past(before: nil)
  case .ended(let end): past = self.past(before: end)
  case .disposed: break
  }
}
let (key, life) = machine.withLock { ($0.observerCame(slot), $0.life) }
// end 7.1
