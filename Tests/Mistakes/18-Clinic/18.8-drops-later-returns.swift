// Takes the second time that the network comes back for a repetition of the first.

// exercise 18.8
// instead of: isOnline
// instead of:   .distinctUntilChanged()
isOnline
  .filter { isOnline in isOnline }
  .distinctUntilChanged()
// end 18.8
