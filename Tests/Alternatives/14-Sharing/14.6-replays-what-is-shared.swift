// With one element, it replays what an inner `share()` sends, which disposes the source last.

// exercise 14.6
// instead of: return Shared {
// instead of: let subject = ReplaySubject<Element>.create(bufferSize: 1)
// instead of: return SubjectConnection(source: self, subject: subject, input: subject, atTheEnd: .tell)
// instead of: }
return share().replay(1).refCount()
// end 14.6
