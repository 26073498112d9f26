// Leaves out a value that was never set: a new subscriber gets nothing.

// exercise 17.6
// instead of: state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
state.map(transformToPulse).filter { $0.valueUpdatedCount > 0 }
  .distinctUntilChanged(\.valueUpdatedCount).map(\.value)
// end 17.6
