// Switches over what was there before, with a case for each fact.

// exercise 5.1
if facts.value().contains(.wasSet) { preconditionFailure(Self.rule) }
storage.wrappedValue = Pair(sink: sink, subscription: subscription)
switch facts.update({ $0.union(.wasSet) }) {
case []: break
case .wasDisposed: disposeBoth()
default: preconditionFailure(Self.rule)
}
// end 5.1

// exercise 5.1
switch facts.update({ $0.union(.wasDisposed) }) {
case .wasSet: disposeBoth()
default: break
}
// end 5.1
