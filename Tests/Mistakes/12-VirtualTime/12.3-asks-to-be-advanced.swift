// Sleeps by `advanceTo(_:)`, which runs what is due, and ends the program inside of work.

// exercise 12.3
runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
clock = virtualTime
// end 12.3

// exercise 12.3
advanceTo(time)
// end 12.3
