// What came is compared, and what was subscribed is not.

// exercise 12.13
// instead of: let end = disposed.map { Marbles.origin + $0 } ?? expected.last?.time ?? .max
// instead of: if cold.subscriptions != [Subscription(Marbles.origin, end)] {
// instead of: return "\(name): the subscriptions were \(cold.subscriptions), and should end at \(end)"
// instead of: }
// end 12.13
