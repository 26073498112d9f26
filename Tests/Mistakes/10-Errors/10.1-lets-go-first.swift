// The source is let go of before the replacement is there.

// exercise 10.1
do {
  let replacement = try handler(error)
  current.disposable = Disposables.create()
  current.disposable = replacement.subscribe(ReplacementObserver(sink: self))
} catch {
  fail(with: error)
}
// end 10.1
