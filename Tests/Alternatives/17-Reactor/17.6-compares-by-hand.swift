// Compares the counts of two states in a closure.

// exercise 17.6
// instead of: state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
state.map(transformToPulse)
  .distinctUntilChanged { before, now in before.valueUpdatedCount == now.valueUpdatedCount }
  .map { pulse in pulse.value }
// end 17.6
