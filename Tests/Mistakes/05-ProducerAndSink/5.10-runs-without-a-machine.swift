// There is no machine: nothing stops the closure from speaking after an end, or to somebody who has gone.

// exercise 5.10
(Disposables.create(), source(AnyObserver(observer)))
// end 5.10
