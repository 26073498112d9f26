// Ignores the losers, but does not dispose them.

// exercise 8.7
let (isFirst, before) = winner.compareExchange(
  expected: Self.nobody,
  desired: number,
  ordering: .acquiringAndReleasing
)
return isFirst || before == number
// end 8.7
