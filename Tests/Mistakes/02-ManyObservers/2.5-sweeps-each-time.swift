// Each hole is closed at once, so all the others move for the one that leaves.

// exercise 2.5
// instead of: // Keys rise from slot to slot, so one comparison tells which half to search.
// end 2.5

// exercise 2.5
// instead of: // A sweep moves at most as many elements as were taken out since the last sweep.
// instead of: guard holes > entries.count / 2 else { return }
guard holes > 0 else { return }
// end 2.5
