// The source is let go of before the replacement is there.

// exercise 10.1
do {
  let replacement = try handler(error)
  current.disposable = Disposables.create()
  current.disposable = replacement.subscribe(ReplacementObserver(sink: self))
} catch {
  forwardOn(.error(error))
  dispose()
}
// end 10.1

// exercise 10.1
forwardOn(event)
if event.isStopEvent { dispose() }
// end 10.1
