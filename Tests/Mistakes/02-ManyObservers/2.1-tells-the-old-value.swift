// The observers hear what the value was, not what it has become.

// exercise 2.1
observers.forEach { $0(oldValue) }
// end 2.1
