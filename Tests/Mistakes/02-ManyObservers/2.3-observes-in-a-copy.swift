// The observer goes into a copy of the bag, which is gone when the method returns.

// exercise 2.3
var present = observers
return present.insert(observer)
// end 2.3
