// The observer goes into the bag twice, and only one of the two can be taken out.

// exercise 2.3
// instead of: observers.insert(observer)
_ = observers.insert(observer)
return observers.insert(observer)
// end 2.3
