// A copy of the bag is changed and written back, so what the closure holds is freed while the
// property is being changed: if its `deinit` leaves, too, the program stops.

// exercise 2.3
// instead of: observers.removeKey(key)
var rest = observers
rest.removeKey(key)
observers = rest
// end 2.3
