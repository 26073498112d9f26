// Sends an element for each time the value was set: two in one state make two alerts.

// exercise 17.6
valueUpdatedCount &+= 1
// end 17.6

// exercise 17.6
state.map(transformToPulse)
  .scan((last: UInt?.none, values: [Value]())) { before, pulse in
    let times = before.last.map { pulse.valueUpdatedCount &- $0 } ?? 1
    return (pulse.valueUpdatedCount, Array(repeating: pulse.value, count: Int(times)))
  }
  .flatMap { _, values in Observable.from(values) }
// end 17.6
