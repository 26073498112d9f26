// Sends an element for each time the value was set: two in one state make two alerts.

// exercise 17.6
// instead of: state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
state.map(transformToPulse)
  .scan((last: UInt?.none, values: [Value]())) { before, pulse in
    let count = pulse.valueUpdatedCount
    guard let last = before.last, last <= count else { return (count, [pulse.value]) }
    return (count, Array(repeating: pulse.value, count: Int(count - last)))
  }
  .flatMap { _, values in Observable.from(values) }
// end 17.6
