// What the source sends while the run is sent is added to it.

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
  /// The run as far as it is known, and elements whose condition is still being checked.
  private var kept = Queue<Element>()

  /// How many elements have come.
  private var arrivals = 0

  /// How many elements are being checked: more than one if the condition makes the source send.
  private var open = 0

  /// Whether the source has completed; what it sends after that comes too late.
  private var hasCompleted = false

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
    // It takes its place before it is checked: the condition may make the source send the next one.
    kept.append(element)
    arrivals += 1
    let place = arrivals
    open += 1
    do {
      let mayStay = try predicate(element)
      open -= 1
      if !mayStay { dropAll(upTo: place) }
      endIfComplete()
    } catch {
      fail(with: error)
    }
  }

  override func onError(_ error: Swift.Error) {
    if !hasCompleted { fail(with: error) }
  }

  override func onCompleted() {
    guard !hasCompleted else { return }
    hasCompleted = true
    endIfComplete()
  }

  /// Drops the element that came at this place, and all before it.
  private func dropAll(upTo place: Int) {
    while kept.count > arrivals - place { _ = kept.removeFirst() }
  }

  /// Sends the run and the end, once the source has completed and every element has been checked.
  private func endIfComplete() {
    guard hasCompleted, open == 0 else { return }
    while let element = kept.removeFirst() { forwardNext(element) }
    complete()
  }
}
// end 6.14
