// The array is emptied after it was sent: what the observer sends meanwhile is lost.

// exercise 13.9
switch event {
case .next(let element):
  gathered.append(element)
  if gathered.count == count { sendGathered() }
case .error(let error):
  end(with: .error(error))
case .completed:
  forwardOn(.next(gathered))
  end(with: .completed)
}
// end 13.9

// exercise 13.9
restartAlarm(after: timeSpan) { forwardOn(.next(gathered)) }
gathered = []
// end 13.9
