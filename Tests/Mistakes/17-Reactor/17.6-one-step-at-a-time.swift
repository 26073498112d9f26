// Sends only what has the next count: a value that one `reduce` sets twice is left out.

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
  .distinctUntilChanged { $1.valueUpdatedCount != $0.valueUpdatedCount &+ 1 }
  .map(\.value)
// end 17.6
