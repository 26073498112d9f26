// An observer that subscribes during a delivery hears what is being delivered.

// exercise 12.7
// instead of: // A change during the delivery has no effect on it: the bag is a value.
// instead of: let present = observers
// instead of: present.forEach { $0(event) }
var done = 0
while done < observers.keys.count {
  observers[observers.keys[done]]?(event)
  done += 1
}
// end 12.7
