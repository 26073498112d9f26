// Notes that it was set, not how often: the second time looks like the first.

// exercise 16.6
valueUpdatedCount = 1
// end 16.6
