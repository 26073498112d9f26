// Only what satisfies the condition passes, and an end has no element that could.

// exercise 4.7
subscribe { event in observer.on(event.map(transform)) }
// end 4.7

// exercise 4.7
subscribe { event in
  guard let element = event.element else { return }
  do {
    if try predicate(element) { observer.on(event) }
  } catch {
    observer.onError(error)
  }
}
// end 4.7
