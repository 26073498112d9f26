// If work sleeps beyond the moment, `advanceTo` ends there: what was due up to the moment is not
// run.

// exercise 12.3
// instead of: runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
let begin = clock
runWork { time in
  converter.compareVirtualTime(time, virtualTime) != .greaterThan
    && (converter.compareVirtualTime(clock, virtualTime) != .greaterThan
      || converter.compareVirtualTime(clock, begin) == .equal)
}
// end 12.3
