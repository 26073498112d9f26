// A delivery skips observers that are disposed during it.

// exercise 12.7
// instead of: // A change during the delivery has no effect on it: the bag is a value.
// instead of: let present = observers
// instead of: present.forEach { $0(event) }
for key in observers.keys { observers[key]?(event) }
// end 12.7
