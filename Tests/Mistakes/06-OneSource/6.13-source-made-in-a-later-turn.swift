// The source is made on the trampoline. Alone that is inside `subscribe`; inside another sequence's
// observer the token is there before the source, and a hot source's first events are missed.

// exercise 6.13
let made: Resource
do {
  made = try resourceFactory()
} catch {
  sink.fail(with: error)
  return (sink, Disposables.create())
}
let inner = SerialDisposable()
let observableFactory = observableFactory
let turn = Observable<Resource>.of(made)
  .subscribe(
    AnyObserver<Resource> { event in
      guard case .next(let resource) = event else { return }
      do {
        inner.disposable = try observableFactory(resource).subscribe(sink)
      } catch {
        sink.fail(with: error)
      }
    }
  )
return (sink, Disposables.create(turn, inner, made))
// end 6.13
