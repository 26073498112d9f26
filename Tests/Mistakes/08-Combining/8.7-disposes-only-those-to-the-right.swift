// Disposes only the sources that were subscribed after the winner.

// exercise 8.7
// instead of: let isFirst = winner.replace(Self.nobody, with: number)
// instead of: if isFirst {
// instead of: for (other, subscription) in subscriptions.enumerated() where other != number {
// instead of: subscription.dispose()
// instead of: }
// instead of: }
// instead of: return isFirst || winner.value() == number
let isFirst = winner.replace(Self.nobody, with: number)
if isFirst {
  for subscription in subscriptions.dropFirst(number + 1) {
    subscription.dispose()
  }
}
return isFirst || winner.value() == number
// end 8.7
