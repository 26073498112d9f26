// Makes the stub inside the lock: whoever makes the initial state can't ask the reactor anything.

// exercise 17.9
// instead of: if let stub = standIn.withLock({ $0.stub }) { return stub }
// instead of: let fresh = make()
// instead of: return standIn.withLock { standIn in
// instead of: // Another thread may have been faster; then its stub counts.
// instead of: let stub = standIn.stub ?? fresh
// instead of: standIn.stub = stub
// instead of: return stub
// instead of: }
standIn.withLock { standIn in
  let stub = standIn.stub ?? make()
  standIn.stub = stub
  return stub
}
// end 17.9
