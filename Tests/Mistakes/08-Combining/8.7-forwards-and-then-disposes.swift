// Disposes the losers after the first event of the winner was forwarded.

// exercise 8.7
// instead of: let isFirst = winner.replace(Self.nobody, with: number)
// instead of: if isFirst {
// instead of: for (other, subscription) in subscriptions.enumerated() where other != number {
// instead of: subscription.dispose()
// instead of: }
// instead of: }
// instead of: return isFirst || winner.value() == number
winner.replace(Self.nobody, with: number) || winner.value() == number
// instead of: private static var nobody: Int { -1 }
private static var nobody: Int { -1 }

fileprivate func disposeLosers() {
  for (other, subscription) in subscriptions.enumerated() where other != winner.value() {
    subscription.dispose()
  }
}
// instead of: if sink.wins(number) { sink.forwardNext(element) }
guard sink.wins(number) else { return }
sink.forwardNext(element)
sink.disposeLosers()
// end 8.7
