// Each error is told when it comes, and the next source is asked all the same.

// exercise 10.2
switch event {
case .next:
  forwardOn(event)
case .error(let error):
  forwardOn(event)
  lastError = error
  moveToNext()
case .completed:
  forwardOn(event)
  dispose()
}
// end 10.2

// exercise 10.2
forwardOn(lastError.map { .error($0) } ?? .completed)
dispose()
// end 10.2
