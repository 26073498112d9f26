// Compares whether to ask: the first antenna after a failure is taken for the network.

// exercise 18.8
// instead of: .distinctUntilChanged()
// instead of: .withLatestFrom(hasFailed) { isOnline, hasFailed in isOnline && hasFailed }
.withLatestFrom(hasFailed) { isOnline, hasFailed in isOnline && hasFailed }
  .distinctUntilChanged()
// end 18.8
