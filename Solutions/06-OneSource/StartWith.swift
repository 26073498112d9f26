import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Sends some elements inside `subscribe`, and then the sequence.
  ///
  /// ```text
  /// source:      --1--2--|
  /// startWith(0) 0-1--2--|
  /// ```
  /// - Parameter elements: What is sent first, in order; of two `startWith`, the one written last
  ///   sends first.
  /// - Returns: A sequence of these elements and those of the source.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    // machine 6.8: Return a sequence that keeps the promise above.
    // starts as: .never()
    StartWith(source: asObservable(), elements: elements)
    // end machine 6.8
  }
}

// machine 6.8: What `startWith` is made of.
private final class StartWith<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let elements: [Element]

  init(source: Observable<Element>, elements: [Element]) {
    self.source = source
    self.elements = elements
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    // exercise 6.8: The elements come first, and then whatever the source sends; no sink is needed.
    // starts as: (Disposables.create(), Disposables.create())
    for element in elements { observer.onNext(element) }
    // Everything after them passes unchanged: a sink would have nothing to do.
    return (Disposables.create(), source.subscribe(observer))
    // end 6.8
  }
}
// end machine 6.8
