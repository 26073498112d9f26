// Holds the token weakly, against a cycle, and nobody else holds it.

// exercise 15.6 in Async+Values.swift
let slot = SingleAssignmentDisposable()
slot.setDisposable(
  asObservable()
    .subscribe(
      onNext: { element in
        nonisolated(unsafe) let element = element
        stream.yield(element)
      },
      onError: { stream.finish(throwing: $0) },
      onCompleted: { stream.finish() },
      onDisposed: { stream.finish(throwing: CancellationError()) }
    )
)
stream.onTermination = { [weak slot] _ in slot?.dispose() }
// end 15.6
