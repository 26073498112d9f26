// One update, whose answer says who had won before.

// exercise 8.7
// instead of: let isFirst = winner.replace(Self.nobody, with: number)
// instead of: if isFirst {
// instead of: for (other, subscription) in subscriptions.enumerated() where other != number {
// instead of: subscription.dispose()
// instead of: }
// instead of: }
// instead of: return isFirst || winner.value() == number
let before = winner.update { $0 == Self.nobody ? number : $0 }
guard before == Self.nobody else { return before == number }
for other in subscriptions.indices where other != number {
  subscriptions[other].dispose()
}
return true
// end 8.7
