// The key is looked up before anything changes, and the closure is held until the bag has changed.

// exercise 2.3
let key = observers.insert(observer)
return key
// end 2.3

// exercise 2.3
guard observers[key] != nil else { return }
let leaving = observers.removeKey(key)
withExtendedLifetime(leaving) {}
// end 2.3
