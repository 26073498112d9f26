// Remembers one count for all subscribers: the second one is left without what the first has got.

// exercise 17.6
/// The value.
public var value: Value {
  didSet {
    valueUpdatedCount &+= 1
  }
}
// end 17.6

// exercise 17.6
var last: UInt?
return state.map(transformToPulse)
  .filter { pulse in
    defer { last = pulse.valueUpdatedCount }
    return last != pulse.valueUpdatedCount
  }
  .map(\.value)
// end 17.6
