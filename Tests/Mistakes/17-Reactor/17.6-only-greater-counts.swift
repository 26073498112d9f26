// Sends only what has a greater count: after the greatest number comes zero, and nothing is sent.

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
  .distinctUntilChanged { $1.valueUpdatedCount <= $0.valueUpdatedCount }
  .map(\.value)
// end 17.6
