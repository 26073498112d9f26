// A newcomer is not told what is there, as one is in ReactorKit.

// exercise 17.6
valueUpdatedCount &+= 1
// end 17.6

// exercise 17.6
state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value).skip(1)
// end 17.6
