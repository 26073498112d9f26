// An element whose transform throws is left out, as if nothing had happened.

// exercise 4.7
subscribe { event in
  if let element = event.element {
    if let result = try? transform(element) { observer.onNext(result) }
  } else {
    observer.on(event.map(transform))
  }
}
// end 4.7
