// A completion drops what is left.

// exercise 13.9
switch event {
case .next(let element):
  gathered.append(element)
  if gathered.count == count { sendGathered() }
case .error(let error):
  end(with: .error(error))
case .completed:
  end(with: .completed)
}
// end 13.9

// exercise 13.9
let full = gathered
gathered = []
restartAlarm(after: timeSpan) { forwardOn(.next(full)) }
// end 13.9
