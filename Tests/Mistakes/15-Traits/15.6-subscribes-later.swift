// Subscribes in a task, some time after `values` was read.

// exercise 15.6
nonisolated(unsafe) let source = asObservable()
Task {
  let token = source.subscribe(
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
}
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
