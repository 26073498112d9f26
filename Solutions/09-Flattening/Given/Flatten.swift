import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// What becomes of an element that comes while inner sequences are still running.
enum Manner {
  /// Its sequence runs at the same time.
  case atOnce

  /// It is dropped.
  case drop

  /// Its sequence replaces the one before, which is disposed.
  case replace

  /// It waits if `limit` sequences are already running.
  case wait(limit: Int)
}

/// The producer of operators that turn each element into a sequence, and flatten all of those.
final class Flatten<Outer, Inner: ObservableConvertibleType>: Producer<Inner.Element> {
  private let source: Observable<Outer>
  private let manner: Manner
  private let select: (Outer) throws -> Inner

  init(
    _ source: Observable<Outer>,
    _ manner: Manner,
    select: @escaping (Outer) throws -> Inner
  ) {
    self.source = source
    self.manner = manner
    self.select = select
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Inner.Element {
    let sink: FlattenSink<Outer, Inner, Observer> =
      switch manner {
      case .atOnce:
        FlatMapSink(select: select, observer: observer, cancel: cancel)
      case .drop:
        FlatMapFirstSink(select: select, observer: observer, cancel: cancel)
      case .replace:
        LatestSink(select: select, observer: observer, cancel: cancel)
      case .wait(let limit):
        LimitedSink(limit: limit, select: select, observer: observer, cancel: cancel)
      }
    return sink.run(source)
  }
}
