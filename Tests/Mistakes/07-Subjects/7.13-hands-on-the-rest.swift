// What the first observer has not heard when it leaves is kept for the next one.
// Changes: 7.13-inbox-for-each-observer.swift

// exercise 7.13
// instead of: seat.isClosed = true
seat.isClosed = true
if state.end == nil, !seat.inbox.isEmpty { state.backlog = seat.inbox }
// end 7.13
