// Disposes the losers while it holds its lock.

// exercise 8.7
// instead of: private let winner = Word(nobody)
private let winner = Lock<Int?>(nil)
// instead of: let isFirst = winner.replace(Self.nobody, with: number)
// instead of: if isFirst {
// instead of: for (other, subscription) in subscriptions.enumerated() where other != number {
// instead of: subscription.dispose()
// instead of: }
// instead of: }
// instead of: return isFirst || winner.value() == number
winner.withLock { winner in
  if winner == nil {
    winner = number
    for (other, subscription) in subscriptions.enumerated() where other != number {
      subscription.dispose()
    }
  }
  return winner == number
}
// end 8.7
