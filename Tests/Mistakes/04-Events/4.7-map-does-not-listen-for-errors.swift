// Subscribes without an `onError`: the error goes to the hook, and the result never ends.

// exercise 4.7
subscribe(
  onNext: { element in observer.on(Event.next(element).map(transform)) },
  onCompleted: { observer.onCompleted() }
)
// end 4.7

// exercise 4.7
subscribe { event in
  do {
    if let element = event.element, try !predicate(element) { return }
    observer.on(event)
  } catch {
    observer.onError(error)
  }
}
// end 4.7
