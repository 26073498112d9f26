// Sends an element for each time the value was set: two in one state make two alerts.

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
  .scan((last: UInt?.none, values: [Value]())) { before, pulse in
    let count = pulse.valueUpdatedCount
    guard let last = before.last, last <= count else { return (count, [pulse.value]) }
    return (count, Array(repeating: pulse.value, count: Int(count - last)))
  }
  .flatMap { _, values in Observable.from(values) }
// end 17.6
