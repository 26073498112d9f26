// Makes the observer that the source should talk to, and subscribes it.

// exercise 4.7
subscribe(observer.mapObserver(transform))
// end 4.7

// exercise 4.7
subscribe(
  AnyObserver<Element> { event in
    let passes = event.map(predicate)
    if let error = passes.error, !event.isStopEvent {
      observer.onError(error)
    } else if passes.element != false {
      observer.on(event)
    }
  }
)
// end 4.7
