// The closure is given the observer itself, with nobody in between.

// exercise 5.10
let subscription = source(AnyObserver(observer))
// end 5.10

// exercise 5.10
guard !hasEnded.load(ordering: .acquiring) else { return }
forwardOn(event)
if event.isStopEvent { dispose() }
// end 5.10
