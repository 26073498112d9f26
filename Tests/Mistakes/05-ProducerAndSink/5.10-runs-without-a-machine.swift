// There is no sink: nothing stops the closure from sending after an end or after `dispose()`.

// exercise 5.10
(Disposables.create(), source(AnyObserver(observer)))
// end 5.10
