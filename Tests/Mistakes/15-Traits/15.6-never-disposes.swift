// Does not dispose when the reader is gone.

// exercise 15.6 in Async+Values.swift
_ = asObservable()
  .subscribe(
    onNext: { element in
      nonisolated(unsafe) let element = element
      stream.yield(element)
    },
    onError: { stream.finish(throwing: $0) },
    onCompleted: { stream.finish() },
    onDisposed: { stream.finish(throwing: CancellationError()) }
  )
// end 15.6
