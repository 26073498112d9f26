// There is a slot for the token first, and then the token; one closure hears all events.

// exercise 15.6
let slot = SingleAssignmentDisposable()
stream.onTermination = { reason in
  if case .cancelled = reason { slot.dispose() }
}
let gone = Disposables.create { stream.finish(throwing: CancellationError()) }
let token = asObservable()
  .subscribe { event in
    switch event {
    case .next(let element):
      nonisolated(unsafe) let element = element
      stream.yield(element)
    case .error(let error): stream.finish(throwing: error)
    case .completed: stream.finish()
    }
  }
slot.setDisposable(Disposables.create(token, gone))
// end 15.6

// exercise 15.6
let slot = SingleAssignmentDisposable()
stream.onTermination = { _ in slot.dispose() }
slot.setDisposable(
  asObservable()
    .subscribe(
      onNext: { element in
        nonisolated(unsafe) let element = element
        stream.yield(element)
      },
      onError: { _ in stream.finish() },
      onCompleted: stream.finish,
      onDisposed: stream.finish
    )
)
// end 15.6
