// Looks at the one before by `if case`, and leaves early where a number is out of date.

// exercise 9.4
// instead of: switch before {
// instead of: case .none: expect()
// instead of: // What its `subscribe` is about to return is not kept: its number is out of date.
// instead of: case .beginning: break
// instead of: case .living(let key): group.remove(for: key)
// instead of: }
if case .none = before { expect() }
if case .living(let key) = before { group.remove(for: key) }
// end 9.4

// exercise 9.4
// instead of: if number == numberOfNewest { forwardNext(element) }
guard number == numberOfNewest else { return }
forwardNext(element)
// end 9.4
