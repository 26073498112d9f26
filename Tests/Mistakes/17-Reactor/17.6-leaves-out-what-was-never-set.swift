// Leaves out a value that was never set: a new subscriber gets nothing.

// exercise 17.6
/// The value.
public var value: Value {
  didSet {
    valueUpdatedCount &+= 1
  }
}
// end 17.6

// exercise 17.6
state.map(transformToPulse).filter { $0.valueUpdatedCount > 0 }
  .distinctUntilChanged(\.valueUpdatedCount).map(\.value)
// end 17.6
