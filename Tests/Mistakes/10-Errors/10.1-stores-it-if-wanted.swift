// It asks whether it was disposed before it stores the token: `dispose()` may have come meanwhile.

// exercise 10.1
do {
  let replacement = try handler(error).subscribe(ReplacementObserver(sink: self))
  if !isDisposed { current.disposable = replacement }
} catch {
  fail(with: error)
}
// end 10.1

// exercise 10.1
sink.fail(with: error)
// end 10.1
