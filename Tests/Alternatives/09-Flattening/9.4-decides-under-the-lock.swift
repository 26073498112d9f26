// Decides under the lock what there is to expect and to dispose, with one optional key instead of a
// switch.

// exercise 9.4
var number = 0
var old: CompositeDisposable.DisposeKey?
forwarding.withLock {
  if case .none = newest { expect() }
  if case .living(let key) = newest { old = key }
  newest = .beginning
  numberOfNewest += 1
  number = numberOfNewest
}
if let old { group.remove(for: old) }
let subscription = inner.subscribe(InnerObserver(number: number, sink: self))
keep(subscription, of: number)
// end 9.4

// exercise 9.4
forwarding.withLock {
  guard number == numberOfNewest else { return }
  send(element)
}
// end 9.4

// exercise 9.4
var isNewest = false
var old: CompositeDisposable.DisposeKey?
forwarding.withLock {
  isNewest = number == numberOfNewest
  guard isNewest else { return }
  if case .living(let key) = newest { old = key }
  newest = .none
}
guard isNewest else { return }
expectOneLess()
if let old { group.remove(for: old) }
// end 9.4
