// The token of the replacement is dropped, so nothing can end it.

// exercise 10.1
do {
  _ = try handler(error).subscribe(ReplacementObserver(sink: self))
} catch {
  fail(with: error)
}
// end 10.1
