// Looks whether there is a backlog before the step that takes it: if another thread sends 1 and 2 in
// between, an observer that answers 1 with 11 hears 11 before 2.

// exercise 7.13
// instead of: override var answersNest: Bool { false }
override var answersNest: Bool { machine.withLock { _ in backlog?.isEmpty ?? true } }
// end 7.13
