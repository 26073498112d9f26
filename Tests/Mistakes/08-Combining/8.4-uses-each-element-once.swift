// Gives each element once, as `zip` does.

// exercise 8.4
// instead of: private let newest = Slot<Element>()
private var newest: Element?

override var isEmpty: Bool { newest == nil }
// instead of: newest.element = element
newest = element
// instead of: guard !newest.isEmpty else { throw NothingToGive() }
// instead of: return newest.element
guard let element = newest.take() else { throw NothingToGive() }
return element
// end 8.4
