// Ignores taps and antennas while a question is under way: after a failure the next antenna asks.

// exercise 18.8
// instead of: .flatMapLatest { forecast().map(Optional.some).catchAndReturn(nil) }
.flatMapFirst { forecast().map(Optional.some).catchAndReturn(nil) }
// instead of: isOnline
// instead of:   .distinctUntilChanged()
isOnline
// end 18.8
