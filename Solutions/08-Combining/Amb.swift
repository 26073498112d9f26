import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Chooses between this source and another, whichever sends something first.
  ///
  /// - Parameter right: Is subscribed second; the slower of the two is disposed.
  /// - Returns: A sequence of everything that the faster one sends, including its end.
  public func amb<Other: ObservableType>(
    _ right: Other
  ) -> Observable<Element> where Other.Element == Element {
    // machine 8.7: Return a sequence that keeps the promise above.
    // starts as: .never()
    Amb([asObservable(), right.asObservable()])
    // end machine 8.7
  }

  /// Chooses the source that sends something first; without sources, nothing is ever sent.
  public static func amb<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    // machine 8.7: Return a sequence that keeps the promise above.
    // starts as: .never()
    Amb(Array(sequence))
    // end machine 8.7
  }
}

// machine 8.7: What `amb` is made of.
/// The producer of `amb`.
private final class Amb<Element>: Producer<Element> {
  private let sources: [Observable<Element>]

  init(_ sources: [Observable<Element>]) {
    self.sources = sources
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = AmbSink(sources, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

// exercise 8.7: The sink of one subscription, with all its state, and whatever listens to a source.
//   The first source that sends anything wins, and from then on only it is heard, even if two
//   send at the same moment on two threads.
// starts as: private final class AmbSink<Observer: ObserverType>: Sink<Observer> {
// starts as:   init(_ sources: [Observable<Observer.Element>], observer: Observer, cancel: SinkDisposer) {
// starts as:     super.init(observer: observer, cancel: cancel)
// starts as:   }
// starts as:
// starts as:   /// Subscribes to the sources, and returns what disposes all of them.
// starts as:   func run() -> Disposable {
// starts as:     Disposables.create()
// starts as:   }
// starts as: }
private final class AmbSink<Observer: ObserverType>: Sink<Observer> {
  private let sources: [Observable<Observer.Element>]
  private let subscriptions: [SingleAssignmentDisposable]

  // The number of the source that has won, or `nobody` as long as any of them can win.
  private let winner = Word(nobody)

  init(_ sources: [Observable<Observer.Element>], observer: Observer, cancel: SinkDisposer) {
    self.sources = sources
    subscriptions = sources.map { _ in SingleAssignmentDisposable() }
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the sources, from left to right, and returns what disposes all of them.
  func run() -> Disposable {
    for (number, source) in sources.enumerated() {
      let observer = AmbObserver(sink: self, number: number)
      subscriptions[number].setDisposable(source.subscribe(observer))
    }
    return Disposables.create(subscriptions)
  }

  /// Whether the source may send; only the first source that asks ever may.
  fileprivate func wins(_ number: Int) -> Bool {
    let isFirst = winner.replace(Self.nobody, with: number)
    if isFirst {
      for (other, subscription) in subscriptions.enumerated() where other != number {
        subscription.dispose()
      }
    }
    return isFirst || winner.value() == number
  }

  private static var nobody: Int { -1 }
}

/// The observer of one of the sources.
private final class AmbObserver<Observer: ObserverType>: DirectObserver {
  private let sink: AmbSink<Observer>
  private let number: Int

  init(sink: AmbSink<Observer>, number: Int) {
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
// end machine 8.7
