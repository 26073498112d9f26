// The source is disposed before the replacement is subscribed.

// exercise 10.1
do {
  let replacement = try handler(error)
  current.disposable = Disposables.create()
  current.disposable = replacement.subscribe(ReplacementObserver(sink: self))
} catch {
  fail(with: error)
}
// end 10.1
