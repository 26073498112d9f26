// A transform that throws is called a second time for the same element, to get at its error.

// exercise 4.7 in Naively.swift
subscribe { event in
  if let element = event.element, let result = try? transform(element) {
    observer.onNext(result)
  } else {
    observer.on(event.map(transform))
  }
}
// end 4.7

// exercise 4.7 in Naively.swift
subscribe { event in
  do {
    if let element = event.element, try !predicate(element) { return }
    observer.on(event)
  } catch {
    observer.onError(error)
  }
}
// end 4.7
