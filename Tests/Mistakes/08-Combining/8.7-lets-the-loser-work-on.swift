// Ignores the losers, but does not dispose them.

// exercise 8.7
// instead of: if isFirst {
// instead of: for (other, subscription) in subscriptions.enumerated() where other != number {
// instead of: subscription.dispose()
// instead of: }
// instead of: }
// end 8.7
