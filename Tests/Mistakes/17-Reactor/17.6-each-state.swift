// One element for each state: what was set once pops up again and again.

// exercise 17.6
/// The value.
public var value: Value {
  didSet {
    valueUpdatedCount &+= 1
  }
}
// end 17.6

// exercise 17.6
state.map(transformToPulse).map(\.value)
// end 17.6
