// A source that has completed makes room for the next one, too.

// exercise 10.2
switch event {
case .next:
  forwardOn(event)
case .error(let error):
  lastError = error
  moveToNext()
case .completed:
  lastError = nil
  moveToNext()
}
// end 10.2

// exercise 10.2
forwardOn(lastError.map { .error($0) } ?? .completed)
dispose()
// end 10.2
