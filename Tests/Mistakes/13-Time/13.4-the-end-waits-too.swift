// A completion waits for the silence.

// exercise 13.4
switch event {
case .next(let element):
  waiting = element
  setAlarm(after: dueTime)
case .error:
  end(with: event)
case .completed:
  if waiting == nil { end(with: event) }
}
// end 13.4

// exercise 13.4
if let element = waiting.take() { forwardOn(.next(element)) }
// end 13.4
