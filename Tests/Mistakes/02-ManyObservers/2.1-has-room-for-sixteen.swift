// The oldest observer has to go when the seventeenth comes.

// exercise 2.1
// instead of: observers.append(observer)
observers = observers.suffix(15) + [observer]
// end 2.1
