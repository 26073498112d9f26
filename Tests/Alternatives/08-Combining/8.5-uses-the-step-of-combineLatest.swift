// A collection takes the step of `combineLatest`; the rest says it in other words.

// exercise 8.5
// instead of: if gaps == 0 { return .sendResult }
// instead of: return living == 1 ? .complete : .wait
stepOfNewest(gaps: gaps, living: living)

// instead of: guard let element = waiting.removeFirst() else { throw NothingToGive() }
// instead of: return element
if let element = waiting.removeFirst() { return element }
throw NothingToGive()
// end 8.5
