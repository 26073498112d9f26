// The run is an array that knows how many elements came before it, the pair a window of two.

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
  /// The last one or two elements, oldest first.
  private var window: [Source] = []

  override func onNext(_ element: Source) {
    guard !isDisposed else { return }
    if window.count == 2 { window.removeFirst() }
    window.append(element)
    guard window.count == 2 else { return }
    forwardNext((window[0], window[1]))
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
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  private let predicate: (Observer.Element) throws -> Bool

  /// The candidates for the run, oldest first; for some of them the condition may still run.
  private var kept: [Observer.Element] = []

  /// How many elements came before the first one in `kept`.
  private var dropped = 0

  /// How many calls of the condition have not returned.
  private var asking = 0
  private var hasCompleted = false

  init(
    predicate: @escaping (Observer.Element) throws -> Bool,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.predicate = predicate
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    guard !hasCompleted, !isDisposed else { return }
    let position = dropped + kept.count
    kept.append(element)
    asking += 1
    do {
      let mayStay = try predicate(element)
      asking -= 1
      guard !isDisposed else { return }
      if !mayStay { drop(through: position) }
    } catch {
      kept = []
      fail(with: error)
      return
    }
    if hasCompleted, asking == 0 { sendRun() }
  }

  override func onError(_ error: Swift.Error) {
    guard !hasCompleted else { return }
    kept = []
    fail(with: error)
  }

  override func onCompleted() {
    guard !hasCompleted else { return }
    hasCompleted = true
    if asking == 0 { sendRun() }
  }

  private func drop(through position: Int) {
    let count = position + 1 - dropped
    guard count > 0 else { return }
    kept.removeFirst(count)
    dropped += count
  }

  private func sendRun() {
    let run = kept
    kept = []
    for element in run {
      guard !isDisposed else { return }
      forwardNext(element)
    }
    complete()
  }
}
// end 6.14
