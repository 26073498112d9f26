// With one element, it replays what an inner `share()` sends, which disposes the source last.

// exercise 14.6
// instead of: return Shared(
// instead of: makeConnection: connections(atTheEnd: .tell) { ReplaySubject.create(bufferSize: 1) }
// instead of: )
return share().replay(1).refCount()
// end 14.6
