// For more than one element, it replays all of them.

// exercise 14.6
// instead of: guard replay == 1 else { return self.replay(replay).refCount() }
guard replay == 1 else { return replayAll().refCount() }
// end 14.6
