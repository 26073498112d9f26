// `advanceTo` also runs what is late by the clock, even if it is due after the given moment.

// exercise 12.3
// instead of: runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
runWork { time in
  converter.compareVirtualTime(time, virtualTime) != .greaterThan
    || converter.compareVirtualTime(time, clock) != .greaterThan
}
// end 12.3
