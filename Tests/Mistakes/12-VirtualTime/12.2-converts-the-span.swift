// The span is converted by itself, and added in virtual time.

// exercise 12.2
// instead of: let time = converter.convertToVirtualTime(now.adding(dueTime))
let span = now.adding(dueTime).timeIntervalSince(now)
let time = converter.offsetVirtualTime(clock, offset: converter.convertToVirtualTimeInterval(span))
// end 12.2
