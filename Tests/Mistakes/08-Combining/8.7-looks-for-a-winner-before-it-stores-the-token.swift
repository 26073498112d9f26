// Asks whether there is a winner before it puts the token where the winner looks for it: a source that
// wins on another thread in between leaves the other one subscribed.

// exercise 8.7
private final class AmbSink<Observer: ObserverType>: Sink<Observer> {
  private let sources: [Observable<Observer.Element>]
  private let tokens = Lock<[Int: Disposable]>([:])
  private let winner = Word(-1)

  init(_ sources: [Observable<Observer.Element>], observer: Observer, cancel: SinkDisposer) {
    self.sources = sources
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the sources, and returns what disposes all of them.
  func run() -> Disposable {
    for (number, source) in sources.enumerated() {
      let token = source.subscribe(AmbObserver(self, number))
      let first = winner.value()
      if first == -1 || first == number {
        tokens.withLock { $0[number] = token }
      } else {
        token.dispose()
      }
    }
    return Disposables.create(with: { self.disposeAll() })
  }

  /// Whether this source is the one that is heard.
  func wins(_ number: Int) -> Bool {
    guard winner.replace(-1, with: number) else { return winner.value() == number }
    disposeAll(but: number)
    return true
  }

  private func disposeAll(but number: Int) {
    let losers: [Int: Disposable] = tokens.withLock { tokens in
      let losers = tokens.filter { $0.key != number }
      tokens = tokens.filter { $0.key == number }
      return losers
    }
    for loser in losers.values { loser.dispose() }
  }

  private func disposeAll() {
    disposeAll(but: -1)
  }
}

private final class AmbObserver<Observer: ObserverType>: DirectObserver {
  typealias Element = Observer.Element

  private let sink: AmbSink<Observer>
  private let number: Int

  init(_ sink: AmbSink<Observer>, _ number: Int) {
    self.sink = sink
    self.number = number
  }

  func onNext(_ element: Observer.Element) {
    if sink.wins(number) { sink.forwardNext(element) }
  }

  func onError(_ error: Swift.Error) {
    if sink.wins(number) { sink.fail(with: error) }
  }

  func onCompleted() {
    if sink.wins(number) { sink.complete() }
  }
}
// end 8.7
