import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Returns a sequence of what this one sends and, once it has completed, what `second` sends.
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    ConcatLink(source: asObservable(), second: second.asObservable())
  }

  /// Returns a sequence of what `sources` send, one source after the other.
  ///
  /// Each is subscribed when the one before has completed. An error of any of them ends the result.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    Concat(sources)
  }

  /// Returns a sequence of what the observables in a collection send, one after the other.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    Concat(collection)
  }

  /// Returns a sequence of what the observables in a sequence send, one after the other.
  ///
  /// An observable is taken from the sequence only when its turn has come; the sequence may be
  /// endless.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    Concat(sequence)
  }
}

/// The producer of `concat`.
private final class Concat<Sources: Sequence, Element>: Producer<Element>
where Sources.Element == Observable<Element> {
  private let sources: Sources

  init(_ sources: Sources) {
    self.sources = sources
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = ConcatSink(sources, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

/// The producer of `concat(_:)`, which may be the last link of a long chain.
///
/// A chain is one list of sources, and needs only one sink: ten thousand `concat`s, each subscribed
/// by the next, would be ten thousand sinks deep.
private final class ConcatLink<Element>: Producer<Element> {
  // What comes before; `nil` only while this link is being freed.
  private var source: Observable<Element>?
  private let second: Observable<Element>

  init(source: Observable<Element>, second: Observable<Element>) {
    self.source = source
    self.second = second
  }

  // Frees link by link: if each freed the one before from its own `deinit`, that would be as deep.
  deinit {
    var before = source.take() as? ConcatLink
    while var link = before.take(), isKnownUniquelyReferenced(&link) {
      before = link.source.take() as? ConcatLink
    }
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = ConcatSink(allSources, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }

  /// The sources of the whole chain, from the first to the last.
  private var allSources: [Observable<Element>] {
    var sources = [second]
    var before = source
    while let link = before as? ConcatLink {
      sources.append(link.second)
      before = link.source
    }
    if let before { sources.append(before) }
    return sources.reversed()
  }
}

private final class ConcatSink<
  Sources: Sequence,
  Observer: ObserverType
>: SequentialSink<Sources, Observer> where Sources.Element == Observable<Observer.Element> {
  override func onCompleted() {
    // exercise 8.3: A source has completed. The result goes on: the next source has its turn.
    // end 8.3
  }
}
