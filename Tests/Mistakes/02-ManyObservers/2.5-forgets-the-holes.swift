// The holes are swept away but still counted, so `count` is wrong from then on.

// exercise 2.5
// instead of: // Keys rise from slot to slot, so one comparison tells which half to search.
// end 2.5

// exercise 2.5
// instead of: // A sweep moves at most as many elements as were taken out since the last sweep.
// end 2.5

// exercise 2.5
// instead of: holes = 0
holes = entries.count
// end 2.5
