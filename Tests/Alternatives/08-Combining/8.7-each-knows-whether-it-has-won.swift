// A flag is raised by the first source, whose observer remembers that it has won.

// exercise 8.7
// instead of: // The number of the source that has won, or `nobody` as long as any of them can win.
// instead of: private let winner = Word(nobody)
private let isDecided = Flag()
// instead of: /// Whether the source may send; only the first source that asks ever may.
// instead of: fileprivate func wins(_ number: Int) -> Bool {
// instead of: let isFirst = winner.replace(Self.nobody, with: number)
// instead of: if isFirst {
// instead of: for (other, subscription) in subscriptions.enumerated() where other != number {
// instead of: subscription.dispose()
// instead of: }
// instead of: }
// instead of: return isFirst || winner.value() == number
// instead of: }
// instead of:
// instead of: private static var nobody: Int { -1 }
/// Whether no source has sent anything before.
fileprivate func decide() -> Bool {
  isDecided.raise()
}

fileprivate func disposeAll(but number: Int) {
  for other in subscriptions.indices where other != number { subscriptions[other].dispose() }
}
// instead of: private let number: Int
private let number: Int
private var hasWon = false

private func passes() -> Bool {
  if hasWon { return true }
  hasWon = sink.decide()
  if hasWon { sink.disposeAll(but: number) }
  return hasWon
}
// instead of: if sink.wins(number) { sink.forwardNext(element) }
if passes() { sink.forwardNext(element) }
// instead of: if sink.wins(number) { sink.fail(with: error) }
if passes() { sink.fail(with: error) }
// instead of: if sink.wins(number) { sink.complete() }
if passes() { sink.complete() }
// end 8.7
