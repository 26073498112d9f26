// A gauge that nobody holds disposes its source when that sends once more, and not at once.

// exercise 15.8
// instead of: private let subscription: Disposable

// instead of: subscription = source.asInfallible(onErrorFallbackTo: .empty())
// instead of: .subscribe(onNext: { relay.accept($0) })
let token = SingleAssignmentDisposable()
token.setDisposable(
  source.asInfallible(onErrorFallbackTo: .empty())
    .subscribe(onNext: { [weak relay] element in
      if let relay { relay.accept(element) } else { token.dispose() }
    })
)

// instead of: deinit {
// instead of: subscription.dispose()
// instead of: }
// end 15.8
