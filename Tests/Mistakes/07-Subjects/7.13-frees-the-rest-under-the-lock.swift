// What an observer has not heard when it leaves is freed while the lock is held.
// Changes: 7.13-inbox-for-each-observer.swift

// exercise 7.13
// instead of: defer { seat.inbox = [] }
// instead of: seat.isClosed = true
// instead of: return (seat.inbox, key.flatMap { state.seats.removeKey($0) })
seat.isClosed = true
seat.inbox = []
return key.flatMap { state.seats.removeKey($0) }
// end 7.13
