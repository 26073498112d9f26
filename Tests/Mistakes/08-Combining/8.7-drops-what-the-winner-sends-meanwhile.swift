// Drops what the winner sends while the losers are disposed.

// exercise 8.7
// instead of: private let winner = Word(nobody)
private let winner = Word(nobody)
private let isDeciding = Flag()

// instead of: if isFirst {
// instead of: for (other, subscription) in subscriptions.enumerated() where other != number {
// instead of: subscription.dispose()
// instead of: }
// instead of: }
// instead of: return isFirst || winner.value() == number
if isFirst {
  isDeciding.raise()
  for (other, subscription) in subscriptions.enumerated() where other != number {
    subscription.dispose()
  }
  isDeciding.lower()
}
return isFirst || (winner.value() == number && !isDeciding.isRaised())
// end 8.7
