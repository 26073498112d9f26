// The end is told but not noted: the subject still passes on what it is told.

// exercise 7.2
// instead of: life = .ended(end)
_ = end
// end 7.2
