// Throws away what is left when it is stopped.

// exercise 12.3
runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
clock = virtualTime
// end 12.3

// exercise 12.3
clock = time
// end 12.3

// exercise 12.3
queue = WorkQueue(compare: converter.compareVirtualTime)
isRunning = false
// end 12.3
