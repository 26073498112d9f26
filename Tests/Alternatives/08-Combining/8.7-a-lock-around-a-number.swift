// A lock guards the winner, and the losers are the array without it.

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
let before = winner.withLock { winner in
  defer { winner = winner ?? number }
  return winner
}
if let before { return before == number }
var losers = subscriptions
losers.remove(at: number)
for loser in losers { loser.dispose() }
return true
// instead of: private static var nobody: Int { -1 }
// end 8.7
