// The first element sets the alarm, and the next ones do not set it anew.

// exercise 13.4
switch event {
case .next(let element):
  if waiting == nil { setAlarm(after: dueTime) }
  waiting = element
case .error:
  end(with: event)
case .completed:
  sendWaiting()
  end(with: event)
}
// end 13.4

// exercise 13.4
if let element = waiting.take() { forwardOn(.next(element)) }
// end 13.4
