// An error waits until the work before it has had its turn; `empty` does not.

// exercise 5.4
// instead of: observer.on(end)
// instead of: return Disposables.create()
guard let error = end.error else {
  observer.on(end)
  return Disposables.create()
}
return ObservableSequence(EmptyCollection<Element>())
  .subscribe(AnyObserver { _ in observer.onError(error) })
// end 5.4
