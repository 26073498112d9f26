// Forgets the completion: each loop ends with a `CancellationError`.

// exercise 15.6 in Async+Values.swift
let token = asObservable()
  .subscribe(
    onNext: { element in
      nonisolated(unsafe) let element = element
      stream.yield(element)
    },
    onError: { stream.finish(throwing: $0) },
    onDisposed: { stream.finish(throwing: CancellationError()) }
  )
let shared = SharedToken(token)
stream.onTermination = { _ in shared.dispose() }
// end 15.6
