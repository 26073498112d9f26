// The error of the first source is told, not that of the last.

// exercise 10.2
switch event {
case .next:
  forwardOn(event)
case .error(let error):
  lastError = lastError ?? error
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
