// Sends only what has the next count: a value that one `reduce` sets twice is left out.

// exercise 17.6
// instead of: state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
state.map(transformToPulse)
  .distinctUntilChanged { $1.valueUpdatedCount != $0.valueUpdatedCount &+ 1 }
  .map(\.value)
// end 17.6
