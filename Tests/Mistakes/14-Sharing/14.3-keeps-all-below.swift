// `replay(n)` stands on top of a `replayAll`: a newcomer hears n elements, but all elements of the
// connection are kept, and not freed while it lasts.

// exercise 14.3
// instead of: return multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
return replayAll().refCount()
  .multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
// end 14.3
