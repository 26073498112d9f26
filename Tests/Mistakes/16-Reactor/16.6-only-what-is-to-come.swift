// A newcomer is not told what is there, as one is in ReactorKit.

// exercise 16.6
valueUpdatedCount &+= 1
// end 16.6

// exercise 16.6
state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value).skip(1)
// end 16.6
