// An empty array is not sent, and the time ends there.

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
guard !gathered.isEmpty else { return }
let full = gathered
gathered = []
restartAlarm(after: timeSpan) { forwardOn(.next(full)) }
// end 13.9
