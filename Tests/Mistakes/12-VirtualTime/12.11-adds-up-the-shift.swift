// Adds what is lacking to what the line has moved already, and so counts it twice.

// exercise 12.11
// instead of: shift = max(shift, line.count - moment.tick)
shift += max(0, line.count - moment.tick)
// end 12.11
