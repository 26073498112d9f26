// Sleeps with `advanceTo(_:)`, which runs what is due, and stops the program inside work.

// exercise 12.3
runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
clock = virtualTime
// end 12.3

// exercise 12.3
advanceTo(time)
// end 12.3
