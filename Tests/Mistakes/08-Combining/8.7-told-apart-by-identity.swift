// The winner is a source, not a number. If the same instance takes part twice, amb([subject,
// subject]), both win: each element is heard twice.

// exercise 8.7
private final class AmbSink<Observer: ObserverType>: Sink<Observer> {
  private let sources: [Observable<Observer.Element>]
  private let subscriptions: [SingleAssignmentDisposable]
  private let winner = Lock<Observable<Observer.Element>?>(nil)

  init(_ sources: [Observable<Observer.Element>], observer: Observer, cancel: SinkDisposer) {
    self.sources = sources
    subscriptions = sources.map { _ in SingleAssignmentDisposable() }
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the sources, from left to right, and returns what disposes all of them.
  func run() -> Disposable {
    for (source, subscription) in zip(sources, subscriptions) {
      subscription.setDisposable(source.subscribe(AmbObserver(sink: self, source: source)))
    }
    return Disposables.create(subscriptions)
  }

  /// Whether the source may send; only the first source that asks ever may.
  fileprivate func wins(_ source: Observable<Observer.Element>) -> Bool {
    let (hasWon, isFirst) = winner.withLock { winner in
      let isFirst = winner == nil
      if isFirst { winner = source }
      return (winner === source, isFirst)
    }
    if isFirst {
      for (other, subscription) in zip(sources, subscriptions) where other !== source {
        subscription.dispose()
      }
    }
    return hasWon
  }
}

/// The observer of one of the sources.
private struct AmbObserver<Observer: ObserverType>: DirectObserver {
  let sink: AmbSink<Observer>
  let source: Observable<Observer.Element>

  func onNext(_ element: Observer.Element) {
    if sink.wins(source) { sink.forwardNext(element) }
  }

  func onError(_ error: Swift.Error) {
    if sink.wins(source) { sink.fail(with: error) }
  }

  func onCompleted() {
    if sink.wins(source) { sink.complete() }
  }
}
// end 8.7
