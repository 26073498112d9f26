// Sets the clock first, so that all work seems to be late.

// exercise 12.3
clock = virtualTime
runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
// end 12.3
