// With more elements, too, it counts without a sink, over connections that dispose the source first.

// exercise 14.6
Shared(
  makeConnection: connections(atTheEnd: replay == 1 ? .tell : .release) {
    ReplaySubject.create(bufferSize: replay)
  }
)
// end 14.6
