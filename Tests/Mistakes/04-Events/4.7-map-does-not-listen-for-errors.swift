// Subscribes without an `onError`: the error goes to the hook, and the result never ends.

// exercise 4.7
// instead of: subscribe { event in observer.on(event.map(transform)) }
subscribe(
  onNext: { element in observer.on(Event.next(element).map(transform)) },
  onCompleted: { observer.onCompleted() }
)
// end 4.7
