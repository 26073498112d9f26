// A condition that throws lets the element fall, and hides the error.

// exercise 5.8
switch event {
case .next(let element):
  if (try? predicate(element)) == true { forwardOn(event) }
case .error, .completed:
  forwardOn(event)
  dispose()
}
// end 5.8
