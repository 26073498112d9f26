// Does not ask whether the subject is over: each end is told.

// exercise 7.2
// instead of: guard machine.isRunning else { return nil }
// instead of: if !passesElementsOn { lastElements = past(before: end) }
if !passesElementsOn { lastElements = past(before: end) }
// end 7.2
