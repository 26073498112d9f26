// An error brings what waits, as if it were a completion.

// exercise 13.4
switch event {
case .next(let element):
  waiting = element
  setAlarm(after: dueTime)
case .error:
  sendWaiting()
  end(with: event)
case .completed:
  sendWaiting()
  end(with: event)
}
// end 13.4

// exercise 13.4
if let element = waiting.take() { forwardOn(.next(element)) }
// end 13.4
