// Keeps the newest subject, and with it what came over a connection that is over.

// exercise 14.3
// instead of: return multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
var newest: ReplaySubject<Element>?
return multicast(makeSubject: {
  let subject = ReplaySubject<Element>.create(bufferSize: bufferSize)
  newest = subject
  return newest ?? subject
})
// end 14.3
