// Collects the tokens in a composite, as they are made.

// exercise 14.9
let tokens = CompositeDisposable()
do {
  let subject = try makeSubject()
  let shared = source.multicast(makeSubject: { subject })
  let result = try selector(shared)
  _ = tokens.insert(result.subscribe(sink))
  _ = tokens.insert(shared.connect())
} catch {
  sink.fail(with: error)
}
return (sink, tokens)
// end 14.9
