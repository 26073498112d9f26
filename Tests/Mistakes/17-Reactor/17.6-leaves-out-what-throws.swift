// If the closure throws, the state is left out; breaks the contract of the operators, "if it
// throws, the result fails with that error".

// exercise 17.6
/// The value.
public var value: Value {
  didSet { valueUpdatedCount &+= 1 }
}
// end 17.6

// exercise 17.6
state.compactMap { try? transformToPulse($0) }
  .distinctUntilChanged(\.valueUpdatedCount)
  .map(\.value)
// end 17.6
