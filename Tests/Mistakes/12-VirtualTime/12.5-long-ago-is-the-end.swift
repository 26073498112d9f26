// Takes all that can't be counted for the end of time, even if it was long ago.

// exercise 12.5
// instead of: return TestTime(exactly: ticks) ?? (ticks < 0 ? .min / 2 : .max / 2)
return TestTime(exactly: ticks) ?? .max / 2
// end 12.5
