// The search is fast, but the holes pile up.

// exercise 2.5
// instead of: // Keys rise from slot to slot, so one comparison tells which half to search.
// end 2.5

// exercise 2.5
// instead of: // A sweep moves at most as many elements as were taken out since the last sweep.
// instead of: guard holes > entries.count / 2 else { return }
// instead of: entries.removeAll { $0.element == nil }
// instead of: holes = 0
// end 2.5
