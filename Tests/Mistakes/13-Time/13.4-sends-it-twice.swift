// What was sent goes on waiting, and is sent again at the end.

// exercise 13.4
switch event {
case .next(let element):
  waiting = element
  setAlarm(after: dueTime)
case .error:
  end(with: event)
case .completed:
  sendWaiting()
  end(with: event)
}
// end 13.4

// exercise 13.4
if let element = waiting { forwardOn(.next(element)) }
// end 13.4
