// Begins with good news that nobody sent.

// exercise 18.17
private let sent = BehaviorSubject(value: "all is calm")
// end 18.17

// exercise 18.17
sent
// end 18.17
