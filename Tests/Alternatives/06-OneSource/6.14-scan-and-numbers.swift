// `pairwise` is made of `scan` and `compactMap`. In `takeLast(while:)` the condition may be asked within itself.

// exercise 6.14
asObservable()
  .scan((Element?.none, Element?.none)) { pair, element in (pair.1, .some(element)) }
  .compactMap { older, newer in
    guard let older, let newer else { return nil }
    return (older, newer)
  }
// end 6.14

// exercise 6.14
TakeLastWhile(source: asObservable(), predicate: predicate)
// end 6.14

// exercise 6.14
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
  /// The candidates, numbered consecutively from `firstNumber` on.
  private var run = Queue<Observer.Element>()
  private var firstNumber = 0
  private var nextNumber = 0
  /// How many calls of the condition have not returned yet.
  private var undecided = 0
  private var sourceHasCompleted = false
  private let predicate: (Observer.Element) throws -> Bool

  init(
    predicate: @escaping (Observer.Element) throws -> Bool,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.predicate = predicate
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    guard !sourceHasCompleted, !isDisposed else { return }
    let number = nextNumber
    nextNumber += 1
    run.append(element)
    undecided += 1
    do {
      let isGood = try predicate(element)
      undecided -= 1
      guard !isDisposed else { return run = Queue() }
      if !isGood { drop(through: number) }
      if sourceHasCompleted, undecided == 0 { sendRun() }
    } catch {
      undecided -= 1
      run = Queue()
      fail(with: error)
    }
  }

  override func onError(_ error: Swift.Error) {
    guard !sourceHasCompleted else { return }
    run = Queue()
    fail(with: error)
  }

  override func onCompleted() {
    guard !sourceHasCompleted else { return }
    sourceHasCompleted = true
    if undecided == 0 { sendRun() }
  }

  private func drop(through number: Int) {
    while firstNumber <= number {
      _ = run.removeFirst()
      firstNumber += 1
    }
  }

  private func sendRun() {
    while !isDisposed, let element = run.removeFirst() { forwardNext(element) }
    run = Queue()
    if !isDisposed { complete() }
  }
}
// end 6.14
