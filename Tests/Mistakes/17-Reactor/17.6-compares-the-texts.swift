// Compares the values: the same alarm is swallowed the second time.

// exercise 17.6
// instead of: state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
state.map(transformToPulse).map(\.value).distinctUntilChanged { "\($0)" == "\($1)" }
// end 17.6
