// Runs what is due while it sleeps.

// exercise 12.3
runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
clock = virtualTime
// end 12.3

// exercise 12.3
runWork { due in converter.compareVirtualTime(due, time) != .greaterThan }
clock = time
// end 12.3
