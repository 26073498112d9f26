// Forgets the latest element when it was used, as `zip` does.

// exercise 8.6
// instead of: private let latest = Slot<Second>()
private var latest: Second?

// instead of: guard !latest.isEmpty else { return }
guard let second = latest.take() else { return }

// instead of: forwardNext(try select(element, latest.element))
forwardNext(try select(element, second))

// instead of: latest.element = element
latest = element
// end 8.6
