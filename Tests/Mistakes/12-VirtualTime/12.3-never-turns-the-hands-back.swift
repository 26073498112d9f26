// Sets the clock only forward.

// exercise 12.3
runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
if converter.compareVirtualTime(virtualTime, clock) == .greaterThan { clock = virtualTime }
// end 12.3
