// The source is disposed before its completion is heard, but not before its error is.

// exercise 14.9
// instead of: let shared = source.multicast(try makeSubject())
// instead of: let subscription = try selector(shared).subscribe(sink)
// instead of: return (sink, Disposables.create(subscription, shared.connect()))
let subject = try makeSubject()
let input = subject.asObserver()
let connection = SingleAssignmentDisposable()
let subscription = try selector(subject.asObservable()).subscribe(sink)
let feeder = AnyObserver<Subject.Observer.Element> { event in
  guard !connection.isDisposed else { return }
  // The result may go on when the source has completed; when it has failed, the sink disposes all.
  if event.isCompleted { connection.dispose() }
  input.on(event)
}
connection.setDisposable(source.subscribe(feeder))
return (sink, Disposables.create(subscription, connection))
// end 14.9
