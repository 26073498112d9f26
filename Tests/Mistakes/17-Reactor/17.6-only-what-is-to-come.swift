// A new subscriber does not get the current value, as it does in ReactorKit.

// exercise 17.6
// instead of: state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value).skip(1)
// end 17.6
