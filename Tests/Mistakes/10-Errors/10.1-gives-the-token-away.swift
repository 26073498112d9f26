// The token of the replacement is dropped, so that nobody can end it.

// exercise 10.1
do {
  _ = try handler(error).subscribe(ReplacementObserver(sink: self))
} catch {
  forwardOn(.error(error))
  dispose()
}
// end 10.1

// exercise 10.1
forwardOn(event)
if event.isStopEvent { dispose() }
// end 10.1
