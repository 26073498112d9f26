// Forgets the latest element when the second source completes.

// exercise 8.6
// instead of: private let latest = Slot<Second>()
private var latest: Second?

override func otherCompleted() {
  latest = nil
  super.otherCompleted()
}

// instead of: guard !latest.isEmpty else { return }
guard let latest else { return }

// instead of: forwardNext(try select(element, latest.element))
forwardNext(try select(element, latest))

// instead of: latest.element = element
latest = element
// end 8.6
