// replay(0) keeps nothing, so it shares through a plain subject, but through one for all
// connections: after the first end, whoever listens to the second connection hears only that old
// end.

// exercise 14.3
// instead of: return multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
guard bufferSize > 0 else { return multicast(PublishSubject()) }
return multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
// end 14.3
