// advanceTo to the present moment, or an earlier one, only sets the clock: what is due up to then
// isn't run.

// exercise 12.3
// instead of: runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
if converter.compareVirtualTime(virtualTime, clock) == .greaterThan {
  runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
}
// end 12.3
