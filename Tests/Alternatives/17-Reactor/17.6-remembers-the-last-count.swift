// Remembers the last count with `scan`, and leaves out the states without a new one.

// exercise 17.6
// instead of: valueUpdatedCount &+= 1
let (next, isOver) = valueUpdatedCount.addingReportingOverflow(1)
valueUpdatedCount = isOver ? 0 : next
// instead of: state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
state.map(transformToPulse)
  .scan((last: UInt?.none, value: Value?.none)) { before, pulse in
    let isNew = before.last != pulse.valueUpdatedCount
    return (pulse.valueUpdatedCount, isNew ? pulse.value : nil)
  }
  .compactMap { _, value in value }
// end 17.6
