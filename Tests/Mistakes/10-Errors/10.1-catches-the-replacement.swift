// The error of the replacement is caught, too, and the handler is called again.

// exercise 10.1
do {
  current.disposable = try handler(error).subscribe(ReplacementObserver(sink: self))
} catch {
  fail(with: error)
}
// end 10.1

// exercise 10.1
sink.recover(from: error)
// end 10.1
