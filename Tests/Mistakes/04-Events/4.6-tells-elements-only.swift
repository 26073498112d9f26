// The closure for all events hears only the elements.

// exercise 4.6
asObservable().subscribe(AnonymousObserver { event in if !event.isStopEvent { on(event) } })
// end 4.6
