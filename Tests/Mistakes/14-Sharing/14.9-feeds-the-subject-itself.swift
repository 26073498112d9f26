// Subscribes the subject to the source without a connection, which would end before the end is heard.

// exercise 14.9
// instead of: let shared = source.multicast(try makeSubject())
// instead of: let subscription = try selector(shared).subscribe(sink)
// instead of: return (sink, Disposables.create(subscription, shared.connect()))
let subject = try makeSubject()
let subscription = try selector(subject.asObservable()).subscribe(sink)
return (sink, Disposables.create(subscription, source.subscribe(subject.asObserver())))
// end 14.9
