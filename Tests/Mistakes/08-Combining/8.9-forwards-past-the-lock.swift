// Forwards the elements of the source from a closure: none waits while the other source ends it.

// exercise 8.9
// instead of: sink.subscribe(to: source)
sink.sourceSubscription.setDisposable(
  source.subscribe(
    onNext: { sink.forwardNext($0) },
    onError: { sink.fail(with: $0) },
    onCompleted: { sink.complete() }
  )
)
// end 8.9
