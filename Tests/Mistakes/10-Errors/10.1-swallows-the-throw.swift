// A handler that throws is taken for one that has nothing to say.

// exercise 10.1
guard let replacement = try? handler(error) else {
  forwardOn(.completed)
  dispose()
  return
}
current.disposable = replacement.subscribe(ReplacementObserver(sink: self))
// end 10.1

// exercise 10.1
forwardOn(event)
if event.isStopEvent { dispose() }
// end 10.1
