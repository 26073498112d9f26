// The newcomer counts the element that will come next.

// exercise 14.6
// instead of: self.replay(replay).refCount()
self.replay(replay - 1).refCount()
// end 14.6
