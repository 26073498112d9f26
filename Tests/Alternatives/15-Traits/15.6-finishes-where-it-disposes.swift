// The closure that disposes finishes the stream, too, so that `onDisposed` is not needed.

// exercise 15.6
let token = SharedToken(
  asObservable()
    .subscribe(
      onNext: { element in
        nonisolated(unsafe) let element = element
        stream.yield(element)
      },
      onError: { stream.finish(throwing: $0) },
      onCompleted: { stream.finish() }
    )
)
stream.onTermination = { _ in
  token.dispose()
  stream.finish(throwing: CancellationError())
}
// end 15.6

// exercise 15.6
let token = SharedToken(
  subscribe { event in
    switch event {
    case .next(let element):
      nonisolated(unsafe) let element = element
      stream.yield(element)
    case .completed: stream.finish()
    }
  }
)
stream.onTermination = { _ in
  token.dispose()
  stream.finish()
}
// end 15.6
