// Disposes all sources when one wins, including the winner.

// exercise 8.7
let isFirst = winner.replace(Self.nobody, with: number)
if isFirst {
  for subscription in subscriptions { subscription.dispose() }
}
return isFirst || winner.value() == number
// end 8.7
