// Remembers all warnings, including those that are over.

// exercise 18.19
private let sent = ReplaySubject<String>.createUnbounded()
// end 18.19

// exercise 18.19
sent
// end 18.19
