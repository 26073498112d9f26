// An offset is cut to whole milliseconds.

// exercise 12.4
// instead of: time.addingTimeInterval(offset)
time.adding(.milliseconds(Int(offset * 1_000)))
// end 12.4
