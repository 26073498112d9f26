// The latest element is an optional, and what `select` makes is a `Result`.

// exercise 8.6
// instead of: private let latest = Slot<Second>()
private var latest: Second?

// instead of: guard !latest.isEmpty else { return }
guard let latest else { return }

// instead of: do {
// instead of: forwardNext(try select(element, latest.element))
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
switch Swift.Result(catching: { try select(element, latest) }) {
case .success(let result): forwardNext(result)
case .failure(let error): fail(with: error)
}

// instead of: latest.element = element
latest = element
// end 8.6
