// It keeps all elements, and chooses at the end.

// exercise 6.6
switch event {
case .next(let element):
  kept.append(element)
  return
case .error:
  break
case .completed:
  while kept.count > count { _ = kept.removeFirst() }
  while let element = kept.removeFirst() { forwardOn(.next(element)) }
}
forwardOn(event)
dispose()
// end 6.6
