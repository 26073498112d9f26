// The predicate is called to see whether it throws, and again for its answer.

// exercise 4.7
subscribe { event in observer.on(event.map(transform)) }
// end 4.7

// exercise 4.7
subscribe { event in
  do {
    if let element = event.element {
      _ = try predicate(element)
      if try predicate(element) { observer.onNext(element) }
    } else {
      observer.on(event)
    }
  } catch {
    observer.onError(error)
  }
}
// end 4.7
