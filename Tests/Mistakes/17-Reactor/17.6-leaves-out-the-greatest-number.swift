// The count is zero again one too early: the greatest number is never reached.

// exercise 17.6
// instead of: valueUpdatedCount &+= 1
valueUpdatedCount = (valueUpdatedCount &+ 1) % .max
// end 17.6
