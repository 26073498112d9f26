// A memory on top of `publish().refCount()`. If one thread connects while another disposes the old
// connection, the new one has a new memory, but joins the old subscription to the source: what a
// cold source sends at the beginning is never heard in it.

// exercise 14.3
// instead of: return multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
return publish().refCount()
  .multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
// end 14.3
