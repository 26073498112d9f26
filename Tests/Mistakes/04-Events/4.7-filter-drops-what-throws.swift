// A condition that throws counts as one that is not satisfied.

// exercise 4.7
subscribe { event in observer.on(event.map(transform)) }
// end 4.7

// exercise 4.7
subscribe { event in
  if let element = event.element, (try? predicate(element)) != true { return }
  observer.on(event)
}
// end 4.7
