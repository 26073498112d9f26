// Disposes all sources when one wins, including the winner.

// exercise 8.7
let (isFirst, before) = winner.compareExchange(
  expected: Self.nobody,
  desired: number,
  ordering: .acquiringAndReleasing
)
if isFirst {
  for subscription in subscriptions { subscription.dispose() }
}
return isFirst || before == number
// end 8.7
