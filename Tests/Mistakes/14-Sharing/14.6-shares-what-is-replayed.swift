// With one element, it shares the replaying sequence once more, so as to end as `share()` does.

// exercise 14.6
// instead of: guard replay == 1 else { return self.replay(replay).refCount() }
guard replay == 1 else { return self.replay(replay).refCount() }
return self.replay(1).refCount().share()
// instead of: return Shared(
// instead of: makeConnection: connections(atTheEnd: .tell) { ReplaySubject.create(bufferSize: 1) }
// instead of: )
// end 14.6
