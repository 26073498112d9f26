// Begins with good news that nobody has sent.

// exercise 17.17
private let sent = BehaviorSubject(value: "all is calm")
// end 17.17

// exercise 17.17
sent
// end 17.17
