// Looks whether somebody has won, and then wins: two threads may both find nobody.

// exercise 8.7
// instead of: let isFirst = winner.replace(Self.nobody, with: number)
// instead of: if isFirst {
// instead of: for (other, subscription) in subscriptions.enumerated() where other != number {
// instead of: subscription.dispose()
// instead of: }
// instead of: }
// instead of: return isFirst || winner.value() == number
if winner.value() == Self.nobody {
  winner.set(number)
  for (other, subscription) in subscriptions.enumerated() where other != number {
    subscription.dispose()
  }
}
return winner.value() == number
// end 8.7
