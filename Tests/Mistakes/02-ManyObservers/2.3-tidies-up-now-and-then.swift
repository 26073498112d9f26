// When half of the slots are holes, the others move to a new bag, where they get new keys.

// exercise 2.3
// instead of: observers.removeKey(key)
observers.removeKey(key)
guard observers.count * 2 <= observers.capacity, observers.capacity > 4 else { return }
var tidy = Bag<(Value) -> Void>()
observers.forEach { _ = tidy.insert($0) }
observers = tidy
// end 2.3
