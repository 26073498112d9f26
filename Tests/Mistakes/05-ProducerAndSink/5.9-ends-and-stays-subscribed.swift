// The observer hears the end, and the source goes on.

// exercise 5.9
switch event {
case .next:
  guard remaining > 0 else { return }
  remaining -= 1
  let isLast = remaining == 0
  forwardOn(event)
  if isLast { forwardOn(.completed) }
case .error, .completed:
  forwardOn(event)
  dispose()
}
// end 5.9
