// A new subscriber does not get the current value, as it does in ReactorKit.

// exercise 17.6
/// The value.
public var value: Value {
  didSet {
    valueUpdatedCount &+= 1
  }
}
// end 17.6

// exercise 17.6
state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value).skip(1)
// end 17.6
