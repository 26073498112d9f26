// Each fact is added by a compare and exchange, first to nothing and then to the other fact.

// exercise 3.6
if facts.value().contains(.wasSet) { preconditionFailure(Self.rule) }
child = disposable
if facts.replace([], with: .wasSet) { return }
guard facts.replace(.wasDisposed, with: [.wasSet, .wasDisposed]) else {
  preconditionFailure(Self.rule)
}
disposeChild()
// end 3.6

// exercise 3.6
while true {
  let before = facts.value()
  if before.contains(.wasDisposed) { return }
  guard facts.replace(before, with: before.union(.wasDisposed)) else { continue }
  if before.contains(.wasSet) { disposeChild() }
  return
}
// end 3.6
