// Looks whether somebody has won, and then wins: two threads may both find nobody.

// exercise 8.7
if winner.value() == Self.nobody {
  winner.set(number)
  for (other, subscription) in subscriptions.enumerated() where other != number {
    subscription.dispose()
  }
}
return winner.value() == number
// end 8.7
