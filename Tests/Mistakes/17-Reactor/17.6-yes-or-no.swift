// Notes that the value was set, not how often: the second time looks like the first.

// exercise 17.6
// instead of: valueUpdatedCount &+= 1
valueUpdatedCount = 1
// end 17.6
