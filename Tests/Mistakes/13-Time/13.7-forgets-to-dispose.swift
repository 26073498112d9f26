// The end is told, and the source is not let go of.

// exercise 13.7
switch event {
case .next:
  if isOpen { forwardOn(event) }
case .error, .completed:
  end(with: event)
}
// end 13.7

// exercise 13.7
sink.setAlarm(after: duration)
// end 13.7

// exercise 13.7
if event.isStopEvent { end(with: event) } else { forwardOn(event) }
// end 13.7

// exercise 13.7
forwardOn(.completed)
// end 13.7
