// After an error the next connection gets a new subject, so that trying again sends another request.

// exercise 14.7
// instead of: multicast(ReplaySubject.create(bufferSize: replay)).refCount()
var subject = ReplaySubject<Element>.create(bufferSize: replay)
let source = ClosureObservable<Element> { observer in
  self.subscribe(
    onNext: { observer.onNext($0) },
    onError: { error in
      observer.onError(error)
      subject = .create(bufferSize: replay)
    },
    onCompleted: { observer.onCompleted() }
  )
}
return source.multicast(makeSubject: { subject }).refCount()
// end 14.7
