// The error of the replacement is caught, too, and the handler is asked again.

// exercise 10.1
do {
  current.disposable = try handler(error).subscribe(ReplacementObserver(sink: self))
} catch {
  forwardOn(.error(error))
  dispose()
}
// end 10.1

// exercise 10.1
if case .error(let error) = event {
  recover(from: error)
} else {
  forwardOn(event)
  if event.isStopEvent { dispose() }
}
// end 10.1
