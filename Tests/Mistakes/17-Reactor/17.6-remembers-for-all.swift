// Remembers one count for all subscribers: the second one is left without what the first has got.

// exercise 17.6
// instead of: state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
var last: UInt?
return state.map(transformToPulse)
  .filter { pulse in
    defer { last = pulse.valueUpdatedCount }
    return last != pulse.valueUpdatedCount
  }
  .map(\.value)
// end 17.6
