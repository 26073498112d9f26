// A full array does not begin a new time: the next one is cut short.

// exercise 13.9
switch event {
case .next(let element):
  gathered.append(element)
  if gathered.count == count {
    let full = gathered
    gathered = []
    forwardOn(.next(full))
  }
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
restartAlarm(after: timeSpan) { forwardOn(.next(full)) }
// end 13.9
