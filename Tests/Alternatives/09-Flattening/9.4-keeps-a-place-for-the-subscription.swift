// A place for the subscription is in the group before `subscribe` is called.

// exercise 9.4
let slot = SingleAssignmentDisposable()
let (number, before) = forwarding.withLock {
  let before = newest
  newest = .beginning
  numberOfNewest += 1
  return (numberOfNewest, before)
}
if case .living(let key) = before { group.remove(for: key) }
if case .none = before { expect() }
keep(slot, of: number)
slot.setDisposable(inner.subscribe(InnerObserver(number: number, sink: self)))
// end 9.4

// exercise 9.4
forwarding.withLock {
  guard number == numberOfNewest else { return }
  send(element)
}
// end 9.4

// exercise 9.4
var key: CompositeDisposable.DisposeKey?
let wasNewest = forwarding.withLock {
  guard number == numberOfNewest else { return false }
  if case .living(let subscription) = newest { key = subscription }
  newest = .none
  return true
}
guard wasNewest else { return }
expectOneLess()
if let key { group.remove(for: key) }
// end 9.4
