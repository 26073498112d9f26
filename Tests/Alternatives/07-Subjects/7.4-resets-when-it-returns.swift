// Resets the count when the method returns.

// exercise 7.4
// instead of: life = .disposed
// instead of: subscriptions = 0
defer { subscriptions = 0 }
life = .disposed
// end 7.4
