// Runs the work, and leaves the clock at the last piece of it.

// exercise 12.3
runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
// end 12.3
