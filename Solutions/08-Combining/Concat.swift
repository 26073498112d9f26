import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Returns a sequence of what this one sends and, when it has completed, what `second` sends.
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    Concat(Chain(source: asObservable(), second: second.asObservable()))
  }

  /// Returns a sequence of what `sources` send, one source after the other.
  ///
  /// Each is subscribed when the one before has completed. An error of one ends the result.
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
  /// The sequence is asked for an observable when that one's turn has come; it may be endless.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    Concat(sequence)
  }
}

/// The blueprint of `concat`.
private final class Concat<Sources: Sequence, Element>: Producer<Element>
where Sources.Element == Observable<Element> {
  fileprivate let sources: Sources

  init(_ sources: Sources) {
    self.sources = sources
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element {
    let sink = ConcatSink(sources, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

/// The sources of `concat(_:)`, which may be the last link of a long chain: all of its sources.
///
/// A chain of `concat`s is one list, and needs one machine: ten thousand of them, each subscribed to
/// by the next, would be ten thousand machines deep.
private struct Chain<Element>: Sequence {
  let source: Observable<Element>
  let second: Observable<Element>

  func makeIterator() -> ReversedCollection<[Observable<Element>]>.Iterator {
    var sources = [second]
    var source = source
    while let link = source as? Concat<Chain, Element> {
      sources.append(link.sources.second)
      source = link.sources.source
    }
    sources.append(source)
    return sources.reversed().makeIterator()
  }
}

private final class ConcatSink<
  Sources: Sequence,
  Observer: ObserverType
>: SequentialSink<Sources, Observer> where Sources.Element == Observable<Observer.Element> {
  override func on(_ event: Event<Observer.Element>) {
    // exercise 8.3: Forward elements and an error; a source that has completed makes room for the
    //   next one. After an end, dispose.
    switch event {
    case .next:
      forwardOn(event)
    case .error:
      forwardOn(event)
      dispose()
    case .completed:
      moveToNext()
    }
    // end 8.3
  }
}
