// A closure that throws is taken for an empty result.

// exercise 14.9
guard let subject = try? makeSubject() else {
  sink.complete()
  return (sink, Disposables.create())
}
let shared = source.multicast(subject)
guard let result = try? selector(shared) else {
  sink.complete()
  return (sink, Disposables.create())
}
let subscription = result.subscribe(sink)
return (sink, Disposables.create(subscription, shared.connect()))
// end 14.9
