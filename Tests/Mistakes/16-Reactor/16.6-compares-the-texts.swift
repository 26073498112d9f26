// Compares what the value looks like: the same alarm a second time is swallowed.

// exercise 16.6
valueUpdatedCount &+= 1
// end 16.6

// exercise 16.6
state.map(transformToPulse).map(\.value).distinctUntilChanged { "\($0)" == "\($1)" }
// end 16.6
