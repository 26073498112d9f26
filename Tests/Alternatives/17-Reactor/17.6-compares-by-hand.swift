// Compares the counts of two states in a closure.

// exercise 17.6
/// The value.
public var value: Value {
  didSet {
    valueUpdatedCount &+= 1
  }
}
// end 17.6

// exercise 17.6
state.map(transformToPulse)
  .distinctUntilChanged { before, now in before.valueUpdatedCount == now.valueUpdatedCount }
  .map { pulse in pulse.value }
// end 17.6
