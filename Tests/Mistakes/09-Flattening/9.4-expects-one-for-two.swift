// Expects a new one unless the one before was in the group: one that is replaced while it is being
// subscribed is never counted off, and the result never completes.
// Changes: 9.4-expects-each-and-counts-the-old-off.swift

// exercise 9.4
// instead of: expect()
// instead of: let (number, before) = forwarding.withLock {
// instead of: defer { newest = .beginning }
// instead of: numberOfNewest += 1
// instead of: return (numberOfNewest, newest)
// instead of: }
// instead of: if case .living(let key) = before { group.remove(for: key) }
// instead of: if case .none = before {} else { expectOneLess() }
let (number, before) = forwarding.withLock {
  let before = newest
  newest = .beginning
  numberOfNewest += 1
  return (numberOfNewest, before)
}
if case .living(let key) = before { group.remove(for: key) } else { expect() }
// end 9.4
