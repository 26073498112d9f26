// It checks the number, leaves the lock, and then notes that there is none: a newer one may have come.

// exercise 9.4
// instead of: let before: Newest = forwarding.withLock {
// instead of: guard number == numberOfNewest else { return .none }
// instead of: defer { newest = .none }
// instead of: return newest
// instead of: }
guard forwarding.withLock({ number == numberOfNewest }) else { return }
let before = forwarding.withLock {
  defer { newest = .none }
  return newest
}
// end 9.4
