// Asks whether a question has ever failed, and not whether the last one did.

// exercise 18.8
// instead of: .withLatestFrom(hasFailed) { isOnline, hasFailed in isOnline && hasFailed }
.map { [weak self] isOnline in isOnline && (self?.failures ?? 0) > 0 }
// end 18.8
