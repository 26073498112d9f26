import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Returns a sequence that is made anew for each subscriber.
  ///
  /// - Parameter observableFactory: Is called inside `subscribe`; if it throws, the result fails with
  ///   that error.
  /// - Returns: The sequence.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    // machine 6.12: Return a sequence that keeps the promise above.
    // starts as: .never()
    Deferred(observableFactory: observableFactory)
    // end machine 6.12
  }
}

// machine 6.12: What `deferred` is made of.
private final class Deferred<Element>: Producer<Element> {
  private let observableFactory: () throws -> Observable<Element>

  init(observableFactory: @escaping () throws -> Observable<Element>) {
    self.observableFactory = observableFactory
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = PassingSink(observer: observer, cancel: cancel)
    // exercise 6.12: The factory is asked for each subscriber, and chooses what that one hears;
    //   what it throws is the end.
    // starts as: return (sink, Disposables.create())
    do {
      return (sink, try observableFactory().subscribe(sink))
    } catch {
      sink.fail(with: error)
      return (sink, Disposables.create())
    }
    // end 6.12
  }
}
// end machine 6.12
