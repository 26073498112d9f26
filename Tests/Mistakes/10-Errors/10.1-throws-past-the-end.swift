// What the handler throws is sent to the observer directly, and nothing is disposed.

// exercise 10.1
do {
  current.disposable = try handler(error).subscribe(ReplacementObserver(sink: self))
} catch {
  observer.onError(error)
}
// end 10.1
