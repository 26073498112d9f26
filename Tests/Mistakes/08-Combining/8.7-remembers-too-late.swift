// Remembers the winner only after the losers are disposed: what one of them makes the winner send is dropped.

// exercise 8.7
private final class AmbSink<Observer: ObserverType>: Sink<Observer> {
  private let sources: [Observable<Observer.Element>]
  private let subscriptions: [SingleAssignmentDisposable]
  private let isDecided = Flag()

  init(_ sources: [Observable<Observer.Element>], observer: Observer, cancel: SinkDisposer) {
    self.sources = sources
    subscriptions = sources.map { _ in SingleAssignmentDisposable() }
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the sources, and returns what disposes all of them.
  func run() -> Disposable {
    for (source, subscription) in zip(sources, subscriptions) {
      let contender = Contender(in: self, subscription)
      subscription.setDisposable(source.subscribe(contender))
    }
    return Disposables.create(subscriptions)
  }

  /// Returns whether nobody has won before.
  func decide() -> Bool {
    isDecided.raise()
  }

  func disposeAll(but winner: SingleAssignmentDisposable) {
    for subscription in subscriptions where subscription !== winner { subscription.dispose() }
  }
}

/// One of the sources, which knows whether it has won.
private final class Contender<Observer: ObserverType>: DirectObserver {
  private let sink: AmbSink<Observer>
  private let subscription: SingleAssignmentDisposable

  // Only this source uses it, which sends one event at a time.
  private var hasWon = false

  init(in sink: AmbSink<Observer>, _ subscription: SingleAssignmentDisposable) {
    self.sink = sink
    self.subscription = subscription
  }

  func onNext(_ element: Observer.Element) {
    if wins() { sink.forwardNext(element) }
  }

  func onError(_ error: Swift.Error) {
    if wins() { sink.fail(with: error) }
  }

  func onCompleted() {
    if wins() { sink.complete() }
  }

  private func wins() -> Bool {
    if hasWon { return true }
    guard sink.decide() else { return false }
    sink.disposeAll(but: subscription)
    hasWon = true
    return true
  }
}
// end 8.7
