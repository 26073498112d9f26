// The sink is free again only when a turn of the trampoline has come: an element that the outer
// sequence sends after the inner one has completed, but before that turn, is dropped.

// exercise 9.2
// instead of: isBusy.lower()
// Gets in line, as in `concatMap`: by then `subscribe` has returned, and even one that has completed
// inside it is disposed before another begins.
_ = Observable.of(self).subscribe(onNext: { $0.isBusy.lower() })
// end 9.2
