// With more elements, too, the end is sent first.

// exercise 14.6
Shared(makeConnection: connections(atTheEnd: .tell) { ReplaySubject.create(bufferSize: replay) })
// end 14.6
