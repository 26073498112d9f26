// Each fact is added by a compare and exchange, in a loop, and the child is taken out by hand.

// exercise 3.6
var before = facts.value()
precondition(!before.contains(.wasSet), Self.rule)
child = disposable
while !facts.replace(before, with: before.union(.wasSet)) {
  before = facts.value()
  precondition(!before.contains(.wasSet), Self.rule)
}
guard before.contains(.wasDisposed) else { return }
disposeChild()
// end 3.6

// exercise 3.6
var before = facts.value()
while !before.contains(.wasDisposed) {
  guard facts.replace(before, with: before.union(.wasDisposed)) else {
    before = facts.value()
    continue
  }
  let taken = before.contains(.wasSet) ? child : nil
  if taken != nil { child = nil }
  taken?.dispose()
  return
}
// end 3.6
