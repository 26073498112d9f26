import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining

extension ObservableType {
  /// Returns a sequence of what the first source that does not fail sends, and those before it.
  ///
  /// Each source is subscribed when the one before has failed, and has been disposed. If all fail,
  /// the result fails with the last error. The sequence of sources is asked for one at a time, and
  /// may be endless.
  public static func `catch`<Sequence: Swift.Sequence>(
    sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    CatchSequence(sequence)
  }
}

/// The blueprint of `catch(sequence:)`, and of `retry`.
final class CatchSequence<Sources: Sequence, Element>: Producer<Element>
where Sources.Element == Observable<Element> {
  private let sources: Sources

  init(_ sources: Sources) {
    self.sources = sources
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element {
    let sink = CatchSequenceSink(sources, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

private final class CatchSequenceSink<
  Sources: Sequence,
  Observer: ObserverType
>: SequentialSink<Sources, Observer> where Sources.Element == Observable<Observer.Element> {
  private var lastError: Swift.Error?

  override func onError(_ error: Swift.Error) {
    // exercise 10.2: A source that has failed makes room for the next one.
    super.onError(error)
    // end 10.2
  }

  override func sourcesRanOut() {
    // exercise 10.2: End as the last source did; of no sources, the end is a completion.
    super.sourcesRanOut()
    // end 10.2
  }
}
