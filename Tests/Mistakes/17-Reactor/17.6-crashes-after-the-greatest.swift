// Stops the program after the greatest number.

// exercise 17.6
// instead of: valueUpdatedCount &+= 1
valueUpdatedCount += 1
// end 17.6
