// Ends the loop at an error as if all had gone well.

// exercise 15.6 in Async+Values.swift
let token = asObservable()
  .subscribe(
    onNext: { element in
      nonisolated(unsafe) let element = element
      stream.yield(element)
    },
    onError: { _ in stream.finish() },
    onCompleted: { stream.finish() },
    onDisposed: { stream.finish(throwing: CancellationError()) }
  )
let shared = SharedToken(token)
stream.onTermination = { _ in shared.dispose() }
// end 15.6
