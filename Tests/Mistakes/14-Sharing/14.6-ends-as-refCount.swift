// `replay(1).refCount()` replays, but ends in the wrong order.

// exercise 14.6
self.replay(replay).refCount()
// end 14.6
