// When it is full it lets the new element fall, and not the oldest.

// exercise 6.6
switch event {
case .next(let element):
  if kept.count < count { kept.append(element) }
  return
case .error:
  break
case .completed:
  while let element = kept.removeFirst() { forwardOn(.next(element)) }
}
forwardOn(event)
dispose()
// end 6.6
