// An array is sent whenever the longest time is over, quiet or not.

// exercise 13.13
buffer(timeSpan: longestWait, count: count, scheduler: scheduler).filter { !$0.isEmpty }
// end 13.13

// exercise 13.13
// end 13.13
