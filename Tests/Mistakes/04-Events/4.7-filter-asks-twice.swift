// The predicate is called to see whether it throws, and again for its answer.

// exercise 4.7
// instead of: if let element = event.element, try !predicate(element) { return }
// instead of: observer.on(event)
if let element = event.element {
  _ = try predicate(element)
  if try predicate(element) { observer.onNext(element) }
} else {
  observer.on(event)
}
// end 4.7
