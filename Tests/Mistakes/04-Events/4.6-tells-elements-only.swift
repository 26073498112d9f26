// The closure for all events is told the elements alone.

// exercise 4.6
asObservable().subscribe(AnonymousObserver { event in if !event.isStopEvent { on(event) } })
// end 4.6
