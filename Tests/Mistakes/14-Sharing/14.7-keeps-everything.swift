// It keeps more than was asked for.

// exercise 14.7
multicast(ReplaySubject.createUnbounded()).refCount()
// end 14.7
