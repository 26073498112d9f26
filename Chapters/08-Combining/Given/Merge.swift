import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Returns a sequence of what `sources` send, as it comes.
  ///
  /// It completes when all have completed, and fails with the first that fails.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    Merge(sources)
  }

  /// Returns a sequence of what the observables in an array send, as it comes.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Merge(sources)
  }

  /// Returns a sequence of what the observables in a collection send, as it comes.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    Merge(Array(sources))
  }
}

/// The producer of `merge`.
private final class Merge<Element>: Producer<Element> {
  private let sources: [Observable<Element>]

  init(_ sources: [Observable<Element>]) {
    self.sources = sources
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = MergeSink(observer: observer, cancel: cancel)
    return (sink, sink.run(sources))
  }
}
