// Stops the program after the greatest number.

// exercise 17.6
valueUpdatedCount += 1
// end 17.6
