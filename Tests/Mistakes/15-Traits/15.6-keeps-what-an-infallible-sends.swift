// Goes on collecting what an infallible sends when its reader is gone.

// exercise 15.6
let token = asObservable()
  .subscribe(
    onNext: { element in
      nonisolated(unsafe) let element = element
      stream.yield(element)
    },
    onError: { stream.finish(throwing: $0) },
    onCompleted: { stream.finish() },
    onDisposed: { stream.finish(throwing: CancellationError()) }
  )
let shared = SharedToken(token)
stream.onTermination = { _ in shared.dispose() }
// end 15.6

// exercise 15.6
_ = subscribe(
  onNext: { element in
    nonisolated(unsafe) let element = element
    stream.yield(element)
  },
  onDisposed: { stream.finish() }
)
// end 15.6
