// Sends only what has a greater count: after the greatest number comes zero, and nothing is sent.

// exercise 17.6
// instead of: state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
state.map(transformToPulse)
  .distinctUntilChanged { $1.valueUpdatedCount <= $0.valueUpdatedCount }
  .map(\.value)
// end 17.6
