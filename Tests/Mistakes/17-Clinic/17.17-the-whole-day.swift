// Remembers all warnings, also those that are over.

// exercise 17.17
private let sent = ReplaySubject<String>.createUnbounded()
// end 17.17

// exercise 17.17
sent
// end 17.17
