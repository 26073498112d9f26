import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Numbers the elements, from 0.
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    Enumerated(source: asObservable())
  }
}

private final class Enumerated<Element>: Producer<(index: Int, element: Element)> {
  private let source: Observable<Element>

  init(source: Observable<Element>) {
    self.source = source
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == (index: Int, element: Element) {
    let sink = EnumeratedSink<Element, Observer>(observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class EnumeratedSink<
  Source,
  Observer: ObserverType
>: OperatorSink<Source, Observer> where Observer.Element == (index: Int, element: Source) {
  private var nextIndex = 0

  override func onNext(_ element: Source) {
    // Counted before it is sent: a reentrant observer causes the next one before that returns.
    let index = nextIndex
    nextIndex += 1
    forwardNext((index: index, element: element))
  }
}
