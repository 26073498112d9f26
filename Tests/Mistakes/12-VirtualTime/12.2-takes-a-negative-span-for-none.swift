// Work after a negative time is put in line for now: it runs after what is due now, not before it.

// exercise 12.2
// instead of: let time = converter.convertToVirtualTime(now.adding(dueTime))
let time = converter.convertToVirtualTime(max(now, now.adding(dueTime)))
// end 12.2
