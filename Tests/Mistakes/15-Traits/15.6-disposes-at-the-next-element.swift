// Notices only at the next element that nobody reads any more.

// exercise 15.6
let token = SerialDisposable()
token.disposable = asObservable()
  .subscribe(
    onNext: { element in
      nonisolated(unsafe) let element = element
      if case .terminated = stream.yield(element) { token.dispose() }
    },
    onError: { stream.finish(throwing: $0) },
    onCompleted: { stream.finish() },
    onDisposed: { stream.finish(throwing: CancellationError()) }
  )
// end 15.6

// exercise 15.6
let token = subscribe(
  onNext: { element in
    nonisolated(unsafe) let element = element
    stream.yield(element)
  },
  onDisposed: { stream.finish() }
)
let shared = SharedToken(token)
stream.onTermination = { _ in shared.dispose() }
// end 15.6
