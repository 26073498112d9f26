// Has no winner while it disposes the losers: one of them may win.

// exercise 8.7
// instead of: if isFirst {
// instead of: for (other, subscription) in subscriptions.enumerated() where other != number {
// instead of: subscription.dispose()
// instead of: }
// instead of: }
if isFirst {
  winner.set(Self.nobody)
  for (other, subscription) in subscriptions.enumerated() where other != number {
    subscription.dispose()
  }
  winner.set(number)
}
// end 8.7
