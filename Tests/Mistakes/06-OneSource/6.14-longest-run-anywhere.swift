// It sends the longest run of all, wherever that was.

// exercise 6.14
Pairwise(source: asObservable())
// end 6.14

// exercise 6.14
TakeLastWhile(source: asObservable(), predicate: predicate)
// end 6.14

// exercise 6.14
private final class Pairwise<Element>: Producer<(Element, Element)> {
  private let source: Observable<Element>

  init(source: Observable<Element>) {
    self.source = source
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == (Element, Element) {
    let sink = PairwiseSink<Element, Observer>(observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class PairwiseSink<
  Source,
  Observer: ObserverType
>: OperatorSink<Source, Observer> where Observer.Element == (Source, Source) {
  /// The newest element; `nil` until one has come.
  private var last: Source?

  override func onNext(_ element: Source) {
    let before = last
    // Stored before it is sent: a reentrant observer causes the next one before that returns.
    last = element
    if let before { forwardNext((before, element)) }
  }
}

private final class TakeLastWhile<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let predicate: (Element) throws -> Bool

  init(source: Observable<Element>, predicate: @escaping (Element) throws -> Bool) {
    self.source = source
    self.predicate = predicate
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = TakeLastWhileSink(predicate: predicate, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class TakeLastWhileSink<
  Element,
  Observer: ObserverType
>: OperatorSink<Element, Observer> where Observer.Element == Element {
  private var run: [Element] = []
  private var longest: [Element] = []
  private let predicate: (Element) throws -> Bool

  init(
    predicate: @escaping (Element) throws -> Bool,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.predicate = predicate
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Element) {
    guard !isDisposed else { return }
    do {
      if try predicate(element) { run.append(element) } else { run = [] }
      if run.count > longest.count { longest = run }
    } catch {
      fail(with: error)
    }
  }

  override func onCompleted() {
    for element in longest { forwardNext(element) }
    complete()
  }
}
// end 6.14
