// The observer is put into a copy of the bag, which is gone at the end of the method.

// exercise 2.3
var present = observers
return present.insert(observer)
// end 2.3
