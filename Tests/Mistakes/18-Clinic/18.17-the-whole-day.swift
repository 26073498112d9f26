// Remembers all warnings, including those that are over.

// exercise 18.17
private let sent = ReplaySubject<String>.createUnbounded()
// end 18.17

// exercise 18.17
sent
// end 18.17
