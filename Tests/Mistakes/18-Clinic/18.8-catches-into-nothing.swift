// Catches in the right place, and turns the error into nothing: the user taps, and nothing happens.

// exercise 18.8
// instead of: .flatMapLatest { forecast().map(Optional.some).catchAndReturn(nil) }
.flatMapLatest { forecast().map(Optional.some).catch { _ in .empty() } }
// end 18.8
