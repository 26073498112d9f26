// A replay of zero elements replays one.

// exercise 14.3
// instead of: return multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
return multicast(makeSubject: { ReplaySubject.create(bufferSize: max(1, bufferSize)) })
// end 14.3
