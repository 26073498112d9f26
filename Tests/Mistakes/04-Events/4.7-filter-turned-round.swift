// The elements that satisfy the condition are left out.

// exercise 4.7
subscribe { event in observer.on(event.map(transform)) }
// end 4.7

// exercise 4.7
subscribe { event in
  do {
    if let element = event.element, try predicate(element) { return }
    observer.on(event)
  } catch {
    observer.onError(error)
  }
}
// end 4.7
