// What the handler throws is told to the observer directly, and nothing is let go of.

// exercise 10.1
do {
  current.disposable = try handler(error).subscribe(ReplacementObserver(sink: self))
} catch {
  observer.onError(error)
}
// end 10.1
