// Has no closure of its own for an error: each one looks like a cancelled screen.

// exercise 15.6
let token = asObservable()
  .subscribe(
    onNext: { element in
      nonisolated(unsafe) let element = element
      stream.yield(element)
    },
    onError: { _ in },
    onCompleted: { stream.finish() },
    onDisposed: { stream.finish(throwing: CancellationError()) }
  )
let shared = SharedToken(token)
stream.onTermination = { _ in shared.dispose() }
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
