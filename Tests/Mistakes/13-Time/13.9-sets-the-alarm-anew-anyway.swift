// The alarm is set after the array was sent, although a newer array has set it already.

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
let full = gathered
gathered = []
turnOffAlarm()
forwardOn(.next(full))
setAlarm(after: timeSpan)
// end 13.9
