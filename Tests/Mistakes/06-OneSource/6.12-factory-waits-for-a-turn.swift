// The factory is called on the trampoline: alone that is inside `subscribe`, but somebody who
// subscribes inside another sequence's observer has the token before the factory is called.

// exercise 6.12
let inner = SerialDisposable()
let observableFactory = observableFactory
let turn = Observable<Void>.of(())
  .subscribe(
    AnyObserver<Void> { event in
      guard case .next = event else { return }
      do {
        inner.disposable = try observableFactory().subscribe(sink)
      } catch {
        sink.fail(with: error)
      }
    }
  )
return (sink, Disposables.create(turn, inner))
// end 6.12
