// Listens to the source with closures of its own: it doesn't wait while the second source fails.

// exercise 8.6
// instead of: sink.subscribe(to: source)
sink.sourceSubscription.setDisposable(
  source.subscribe(
    onNext: { if !sink.isDisposed { sink.sourceSent($0) } },
    onError: { sink.fail(with: $0) },
    onCompleted: { sink.complete() }
  )
)
// end 8.6
