// Disposes the others before it has won: two threads may dispose each other's source.

// exercise 8.7
// instead of: let isFirst = winner.replace(Self.nobody, with: number)
// instead of: if isFirst {
// instead of: for (other, subscription) in subscriptions.enumerated() where other != number {
// instead of: subscription.dispose()
// instead of: }
// instead of: }
// instead of: return isFirst || winner.value() == number
if winner.value() == Self.nobody {
  for (other, subscription) in subscriptions.enumerated() where other != number {
    subscription.dispose()
  }
}
return winner.replace(Self.nobody, with: number) || winner.value() == number
// end 8.7
