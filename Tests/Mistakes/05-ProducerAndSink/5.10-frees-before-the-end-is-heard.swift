// What the closure returned is disposed as soon as an end comes, and only then is the end passed on.

// exercise 5.10
let sink = PassingSink(observer: observer, cancel: cancel)
let resource = SingleAssignmentDisposable()
resource.setDisposable(
  source(
    AnyObserver { event in
      if event.isStopEvent { resource.dispose() }
      sink.on(event)
    }
  )
)
return (sink, resource)
// end 5.10
