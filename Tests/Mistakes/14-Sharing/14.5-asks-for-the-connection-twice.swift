// Joins one connection, and lets `super` listen to whichever is the current one by then.

// exercise 14.5
// instead of: let subscription = connection.subscribe(observer)
let subscription = super.subscribe(observer)
// end 14.5
