// To free it, the next connection disposes the subject of the last one. If a listener subscribes
// again when it hears the end, the others, which have not heard it yet, never do.

// exercise 14.6
// instead of: return Shared {
// instead of: let subject = ReplaySubject<Element>.create(bufferSize: 1)
// instead of: return SubjectConnection(source: self, subject: subject, input: subject, atTheEnd: .tell)
// instead of: }
weak var last: ReplaySubject<Element>?
return Shared {
  // Whoever still has the old token must not keep the old element.
  last?.dispose()
  let subject = ReplaySubject<Element>.create(bufferSize: 1)
  last = subject
  return SubjectConnection(source: self, subject: subject, input: subject, atTheEnd: .tell)
}
// end 14.6
