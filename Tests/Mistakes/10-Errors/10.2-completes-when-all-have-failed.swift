// When nobody is left, the result completes as if all were well.

// exercise 10.2
switch event {
case .next:
  forwardOn(event)
case .error(let error):
  lastError = error
  moveToNext()
case .completed:
  forwardOn(event)
  dispose()
}
// end 10.2

// exercise 10.2
super.sourcesRanOut()
// end 10.2
