// With more elements, too, it counts without a sink, over connections that dispose the source first.

// exercise 14.6
// instead of: guard replay == 1 else { return self.replay(replay).refCount() }
// instead of: return Shared(
// instead of: makeConnection: connections(atTheEnd: .tell) { ReplaySubject.create(bufferSize: 1) }
// instead of: )
Shared(
  makeConnection: connections(atTheEnd: replay == 1 ? .tell : .release) {
    ReplaySubject.create(bufferSize: replay)
  }
)
// end 14.6
