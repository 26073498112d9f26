import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining

extension ObservableType {
  /// Returns a sequence of what the sources send, up to the first that does not fail.
  ///
  /// Each source is subscribed when the one before has failed and has been disposed. If all fail,
  /// the result fails with the last error. The sources are taken from `sequence` one at a time, so
  /// it may be endless.
  public static func `catch`<Sequence: Swift.Sequence>(
    sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    CatchSequence(sequence)
  }
}

/// The producer of `catch(sequence:)`, and of `retry`.
final class CatchSequence<Sources: Sequence, Element>: Producer<Element>
where Sources.Element == Observable<Element> {
  private let sources: Sources

  init(_ sources: Sources) {
    self.sources = sources
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = CatchSequenceSink(sources, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

private final class CatchSequenceSink<
  Sources: Sequence,
  Observer: ObserverType
>: SequentialSink<Sources, Observer> where Sources.Element == Observable<Observer.Element> {
  // exercise 10.2: When a source has failed, it is the turn of the next. The result ends the way the
  //   last source ended; without any source it completes.
  // end 10.2
}
