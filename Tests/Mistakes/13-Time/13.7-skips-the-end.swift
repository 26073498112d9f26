// `skip` drops the end of a source that ends early.

// exercise 13.7
if isOpen {
  forwardOn(event)
  if event.isStopEvent { dispose() }
}
// end 13.7

// exercise 13.7
sink.setAlarm(after: duration)
// end 13.7

// exercise 13.7
if event.isStopEvent { end(with: event) } else { forwardOn(event) }
// end 13.7

// exercise 13.7
end(with: .completed)
// end 13.7
