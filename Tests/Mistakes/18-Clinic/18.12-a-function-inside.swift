// Puts a function of its own around it, which uses `self` as much as the method does.

// exercise 18.12
// instead of: alarm.onReached = { [weak self] count in self?.announce(count) }
func call(_ count: Int) { announce(count) }
alarm.onReached = call(_:)
// end 18.12
