// It sends what it has also when the source fails.

// exercise 6.6
switch event {
case .next(let element):
  kept.append(element)
  if kept.count > count { _ = kept.removeFirst() }
  return
case .error, .completed:
  while let element = kept.removeFirst() { forwardOn(.next(element)) }
}
forwardOn(event)
dispose()
// end 6.6
