// The newcomer counts the element that will come next.

// exercise 14.6
// instead of: guard replay == 1 else { return self.replay(replay).refCount() }
guard replay == 1 else { return self.replay(replay - 1).refCount() }
// end 14.6
