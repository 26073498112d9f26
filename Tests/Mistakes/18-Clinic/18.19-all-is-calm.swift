// Begins with good news that nobody sent.

// exercise 18.19
private let sent = BehaviorSubject(value: "all is calm")
// end 18.19

// exercise 18.19
sent
// end 18.19
