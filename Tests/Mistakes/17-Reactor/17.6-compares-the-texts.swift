// Compares the values: the same alarm is swallowed the second time.

// exercise 17.6
/// The value.
public var value: Value {
  didSet {
    valueUpdatedCount &+= 1
  }
}
// end 17.6

// exercise 17.6
state.map(transformToPulse).map(\.value).distinctUntilChanged { "\($0)" == "\($1)" }
// end 17.6
