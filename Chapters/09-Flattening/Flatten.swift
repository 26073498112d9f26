import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The blueprint of operators that make a sequence of each element, and one sequence of all those.
final class Flatten<Source, Element>: Producer<Element> {
  /// What becomes of an element that comes while earlier ones are still being answered.
  enum Manner {
    /// It is answered at the same time.
    case atOnce

    /// It is dropped.
    case drop

    /// It waits, if so many are being answered already.
    case wait(limit: Int)
  }

  private let source: Observable<Source>
  private let manner: Manner
  private let select: (Source) throws -> Observable<Element>

  init(
    _ source: Observable<Source>,
    _ manner: Manner,
    select: @escaping (Source) throws -> Observable<Element>
  ) {
    self.source = source
    self.manner = manner
    self.select = select
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element {
    let sink: FlattenSink<Source, Observer> =
      switch manner {
      case .atOnce:
        FlatMapSink(select: select, observer: observer, cancel: cancel)
      case .drop:
        FlatMapFirstSink(select: select, observer: observer, cancel: cancel)
      case .wait(let limit):
        LimitedSink(limit: limit, select: select, observer: observer, cancel: cancel)
      }
    return (sink, sink.run(source))
  }
}
