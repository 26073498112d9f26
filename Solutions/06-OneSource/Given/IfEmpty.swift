import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Sends a default if the source completes without an element.
  ///
  /// - Parameter default: What is sent in that case, before the end.
  /// - Returns: A sequence of at least one element, unless the source fails.
  public func ifEmpty(default: Element) -> Observable<Element> {
    IfEmpty(source: asObservable(), default: `default`)
  }
}

private final class IfEmpty<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let `default`: Element

  init(source: Observable<Element>, default: Element) {
    self.source = source
    self.default = `default`
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = IfEmptySink(default: `default`, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class IfEmptySink<Observer: ObserverType>: OperatorSink<Observer.Element, Observer> {
  private var isEmpty = true
  private let `default`: Observer.Element

  init(default: Observer.Element, observer: Observer, cancel: SinkDisposer) {
    self.default = `default`
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    isEmpty = false
    forwardNext(element)
  }

  override func onCompleted() {
    if isEmpty {
      isEmpty = false
      forwardNext(`default`)
    }
    complete()
  }
}
