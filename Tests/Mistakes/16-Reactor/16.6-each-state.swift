// One element for each state: what was set once pops up again and again.

// exercise 16.6
valueUpdatedCount &+= 1
// end 16.6

// exercise 16.6
state.map(transformToPulse).map(\.value)
// end 16.6
