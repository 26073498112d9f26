// A source that fails with a `CancellationError` ends the loop, and nothing is thrown.

// exercise 15.6
let token = asObservable()
  .subscribe(
    onNext: { element in
      nonisolated(unsafe) let element = element
      stream.yield(element)
    },
    onError: { error in
      if error is CancellationError { stream.finish() } else { stream.finish(throwing: error) }
    },
    onCompleted: { stream.finish() },
    onDisposed: { stream.finish(throwing: CancellationError()) }
  )
let shared = SharedToken(token)
stream.onTermination = { _ in shared.dispose() }
// end 15.6
