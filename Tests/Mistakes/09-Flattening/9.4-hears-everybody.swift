// Relies on `dispose()` alone; an answer that is on its way comes through.

// exercise 9.4
switch event {
case .next:
  forwardOn(event)
case .error:
  end(with: event)
case .completed:
  newestLives = false
  if outerHasCompleted { end(with: .completed) }
}
// end 9.4
