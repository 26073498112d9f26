// Sets the clock only if something was due.

// exercise 12.3
// instead of: runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
guard queue.first != nil else { return }
runWork { converter.compareVirtualTime($0, virtualTime) != .greaterThan }
// end 12.3
