// Released before there is a subscription, it knows nothing of that when there is one.

// exercise 14.8
// instead of: defer { subscription = .released }
defer { if case .made = subscription { subscription = .released } }
// end 14.8
