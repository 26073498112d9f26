// Whoever has told everything leaves its mark on the observer, and nobody tells that one again.
// Changes: 7.13-inbox-for-each-observer.swift

// exercise 7.13
// instead of: seat.isBusy = false
// instead of: return nil
return nil
// end 7.13
