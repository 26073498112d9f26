// A new observer replaces the one before.

// exercise 12.7
// instead of: let key = observers.insert(observer.on)
observers.removeAll()
let key = observers.insert(observer.on)
// end 12.7
