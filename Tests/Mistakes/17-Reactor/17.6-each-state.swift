// One element for each state: what was set once pops up again and again.

// exercise 17.6
// instead of: state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
state.map(transformToPulse).map(\.value)
// end 17.6
