// When the time is over `take(for:)` is silent, and does not end.

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
dispose()
// end 13.7
