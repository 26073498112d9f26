// The observer that came last is removed, no matter which key was given.

// exercise 2.3
observers.insert(observer)
// end 2.3

// exercise 2.3
if let newest = observers.keys.last { observers.removeKey(newest) }
// end 2.3
