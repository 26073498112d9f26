// The first value is the one at the time of the call of `pulse`: who subscribes later hears an old
// value before the current one.

// exercise 17.6
// instead of: state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
do {
  let first = try transformToPulse(currentState)
  return state.map(transformToPulse).startWith(first)
    .distinctUntilChanged(\.valueUpdatedCount)
    .map(\.value)
} catch {
  return .error(error)
}
// end 17.6
