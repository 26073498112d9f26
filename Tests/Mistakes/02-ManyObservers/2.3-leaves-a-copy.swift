// The observer is taken out of a copy of the bag, and stays in the bag itself.

// exercise 2.3
// instead of: observers.removeKey(key)
var present = observers
present.removeKey(key)
// end 2.3
