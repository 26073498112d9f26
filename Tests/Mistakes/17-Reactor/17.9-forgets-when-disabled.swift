// Forgets the stub when it is disabled: the test no longer finds what was recorded.

// exercise 17.9
// instead of: set { standIn.withLock { $0.isEnabled = newValue } }
set {
  let old = standIn.withLock { standIn in
    let old = standIn.stub
    standIn.isEnabled = newValue
    if !newValue { standIn.stub = nil }
    return old
  }
  withExtendedLifetime(old) {}
}
// end 17.9
