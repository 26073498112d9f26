// Each element gives the next one the whole time: that is a `timeout`.

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
forwardOn(event)
// end 13.7

// exercise 13.7
end(with: .completed)
// end 13.7
