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
    Amb([asObservable(), right.asObservable()])
  }

  /// Chooses the source that sends something first; without sources, nothing is ever sent.
  public static func amb<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    Amb(Array(sequence))
  }
}

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
private final class AmbSink<Observer: ObserverType>: Sink<Observer> {
  init(_ sources: [Observable<Observer.Element>], observer: Observer, cancel: SinkDisposer) {
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the sources, and returns what disposes all of them.
  func run() -> Disposable {
    Disposables.create()
  }
}
// end 8.7
