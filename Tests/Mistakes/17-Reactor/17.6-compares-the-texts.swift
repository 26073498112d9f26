// Compares what the value looks like: the same alarm a second time is swallowed.

// exercise 17.6
valueUpdatedCount &+= 1
// end 17.6

// exercise 17.6
state.map(transformToPulse).map(\.value).distinctUntilChanged { "\($0)" == "\($1)" }
// end 17.6
