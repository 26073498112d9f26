// Confuses the seconds of a span with milliseconds.

// exercise 12.4
// instead of: time.addingTimeInterval(offset)
time.addingTimeInterval(offset / 1_000)
// end 12.4
