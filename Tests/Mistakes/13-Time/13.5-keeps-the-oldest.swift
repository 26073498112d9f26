// It keeps the oldest element of a window, not the newest.

// exercise 13.5
// instead of: let replaced = waiting
guard waiting == nil else { return }
let replaced = waiting
// end 13.5
