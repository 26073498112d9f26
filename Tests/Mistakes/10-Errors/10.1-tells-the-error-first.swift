// The error is sent before the replacement is subscribed: that was the end.

// exercise 10.1
observer.onError(error)
do {
  current.disposable = try handler(error).subscribe(ReplacementObserver(sink: self))
} catch {
  dispose()
}
// end 10.1
