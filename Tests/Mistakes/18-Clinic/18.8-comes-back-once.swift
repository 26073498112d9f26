// Asks the first time that the network comes back, and never after that.

// exercise 18.8
// instead of: isOnline
// instead of:   .distinctUntilChanged()
// instead of:   .withLatestFrom(hasFailed) { isOnline, hasFailed in isOnline && hasFailed }
// instead of:   .filter { isNeeded in isNeeded }
isOnline
  .withLatestFrom(hasFailed) { isOnline, hasFailed in isOnline && hasFailed }
  .filter { isNeeded in isNeeded }
  .take(1)
// end 18.8
