// If work sleeps beyond the moment, `advanceTo` leaves the clock where it is.

// exercise 12.3
// instead of: runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
// instead of: clock = virtualTime
let isBack = converter.compareVirtualTime(virtualTime, clock) == .lessThan
runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
if isBack || converter.compareVirtualTime(virtualTime, clock) == .greaterThan {
  clock = virtualTime
}
// end 12.3
