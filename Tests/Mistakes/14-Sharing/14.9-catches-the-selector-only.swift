// What the first closure throws is not sent, so the subscriber waits forever.

// exercise 14.9
// instead of: let shared = source.multicast(try makeSubject())
guard let subject = try? makeSubject() else { return (sink, Disposables.create()) }
let shared = source.multicast(subject)
// end 14.9
