// Both go by `create`, which builds a sink and a disposer for each subscription.

// exercise 5.4
return Observable<Element>
  .create { [end] inner in
    inner.on(end)
    return Disposables.create()
  }
  .subscribe(observer)
// end 5.4

// exercise 5.4
return Observable<Element>
  .create { [element] inner in
    inner.onNext(element)
    inner.onCompleted()
    return Disposables.create()
  }
  .subscribe(observer)
// end 5.4
