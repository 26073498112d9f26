// A new observer is not told what the subject remembers.

// exercise 7.1
// instead of: slot.replay(past)
slot.replay([])
// end 7.1
