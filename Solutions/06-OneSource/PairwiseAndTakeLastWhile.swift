import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Sends each element together with the one before it.
  ///
  /// ```text
  /// source:     --1--2--3--|
  /// pairwise()  -----a--b--|     a = (1, 2), b = (2, 3)
  /// ```
  /// - Returns: A sequence of pairs, the older element first, which ends when the source does.
  package func pairwise() -> Observable<(Element, Element)> {
    // exercise 6.14: Return a sequence of neighbours: from the second element on, each with the one
    //   that came before it.
    // starts as: .never()
    Pairwise(source: asObservable())
    // end 6.14
  }

  /// Sends the longest run of elements at the end that all satisfy a condition, when the source has
  /// completed.
  ///
  /// ```text
  /// source:             --1--5--2--3--|
  /// takeLast(while: <4) --------------(23|)
  /// ```
  /// - Parameter predicate: Says whether an element may be in the run; if it throws, the result fails
  ///   with that error at once.
  /// - Returns: A sequence of these elements, in order; if the source fails, of none.
  package func takeLast(
    while predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    // exercise 6.14: Return a sequence of the elements after the last one that fails the condition,
    //   sent when the source has completed.
    // starts as: .never()
    TakeLastWhile(source: asObservable(), predicate: predicate)
    // end 6.14
  }
}

// exercise 6.14: Whatever the two need besides: producers, sinks, and what those remember.
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
  /// The elements since the last one that failed the condition.
  private var run: [Element] = []

  /// Whether the source has completed; what it sends after that comes too late.
  private var hasCompleted = false

  /// Elements that came while the condition was being called for another one, oldest first.
  private var waiting = Queue<Element>()
  private var isAsking = false

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
    guard !hasCompleted, !isDisposed else { return }
    waiting.append(element)
    // The condition may make the source send. What comes then waits until the condition returns.
    guard !isAsking else { return }
    isAsking = true
    while let element = waiting.removeFirst() { ask(about: element) }
    isAsking = false
    if hasCompleted, !isDisposed { sendRun() }
  }

  private func ask(about element: Element) {
    guard !isDisposed else { return }
    do {
      if try predicate(element) { run.append(element) } else { run = [] }
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
    if !isAsking { sendRun() }
  }

  private func sendRun() {
    for element in run {
      // Once the observer has disposed, nobody hears the rest.
      guard !isDisposed else { return }
      forwardNext(element)
    }
    complete()
  }
}
// end 6.14
