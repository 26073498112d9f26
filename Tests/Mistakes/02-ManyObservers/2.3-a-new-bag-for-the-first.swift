// Whoever comes when nobody is here gets a new bag, and with it a key that was handed out before.

// exercise 2.3
// instead of: observers.insert(observer)
if observers.count == 0 { observers = Bag() }
return observers.insert(observer)
// end 2.3
