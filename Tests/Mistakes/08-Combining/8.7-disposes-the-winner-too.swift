// Disposes all sources when one wins, including the winner.

// exercise 8.7
// instead of: for (other, subscription) in subscriptions.enumerated() where other != number {
// instead of: subscription.dispose()
// instead of: }
for subscription in subscriptions { subscription.dispose() }
// end 8.7
