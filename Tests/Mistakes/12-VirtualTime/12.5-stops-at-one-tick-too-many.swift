// The first number of ticks that no `Int` can count, 2 to the power of 63, stops the program; all
// later ones don't.

// exercise 12.5
// instead of: return TestTime(exactly: ticks) ?? (ticks < 0 ? .min / 2 : .max / 2)
if ticks < Double(TestTime.min) { return .min / 2 }
return ticks > Double(TestTime.max) ? .max / 2 : TestTime(ticks)
// end 12.5
