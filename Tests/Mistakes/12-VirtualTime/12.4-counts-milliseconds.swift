// Confuses the seconds of a span with milliseconds.

// exercise 12.4
virtualTimeInterval
// end 12.4

// exercise 12.4
timeInterval
// end 12.4

// exercise 12.4
time.addingTimeInterval(offset / 1_000)
// end 12.4
