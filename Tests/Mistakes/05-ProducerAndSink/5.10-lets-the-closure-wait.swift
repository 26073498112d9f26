// The closure waits for a turn of the trampoline, and has not run yet when `subscribe` returns.

// exercise 5.10
// instead of: return (sink, source(AnyObserver(sink)))
let resource = SingleAssignmentDisposable()
let turn = Observable.of(1)
  .subscribe(onNext: { [source] _ in resource.setDisposable(source(AnyObserver(sink))) })
return (sink, Disposables.create(turn, resource))
// end 5.10
