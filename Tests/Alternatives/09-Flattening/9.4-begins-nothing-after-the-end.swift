// Counts in the step that numbers, and subscribes to nothing if disposing the old one has ended
// everything.

// exercise 9.4
var old: CompositeDisposable.DisposeKey?
let number = forwarding.withLock {
  numberOfNewest += 1
  switch newest {
  case .none: expect()
  case .beginning: break
  case .living(let key): old = key
  }
  newest = .beginning
  return numberOfNewest
}
if let old { group.remove(for: old) }
guard !isDisposed else { return }
keep(inner.subscribe(InnerObserver(number: number, sink: self)), of: number)
// end 9.4

// exercise 9.4
forwarding.withLock {
  if number == numberOfNewest { forwardNext(element) }
}
// end 9.4

// exercise 9.4
let ended: Newest? = forwarding.withLock {
  guard number == numberOfNewest else { return nil }
  defer { newest = .none }
  return newest
}
guard let ended else { return }
expectOneLess()
if case .living(let key) = ended { group.remove(for: key) }
// end 9.4
