// Keeps the subject when the connection is over, and with it the newest element.

// exercise 14.11
// instead of: let subject = ReplaySubject<Element>.create(bufferSize: 1)

// instead of: private let subscription = SingleAssignmentDisposable()
private let subscription = SingleAssignmentDisposable()
private let subject = ReplaySubject<Element>.create(bufferSize: 1)

// instead of: return (open?.subject, open?.timer.take())
return (open == nil ? nil : self.subject, open?.timer.take())

// instead of: state.withLock { $0?.subject }?.onNext(element)
if state.withLock({ $0 != nil }) { subject.onNext(element) }

// instead of: tell(closed.subject)
tell(subject)
// end 14.11
