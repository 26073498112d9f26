// Each element has a place in a list, and the calls of the condition that are under way are counted.

// exercise 6.14
Pairwise(source: asObservable())
// end 6.14

// exercise 6.14
TakeLastWhile(source: asObservable(), predicate: predicate)
// end 6.14

// exercise 6.14
private final class Pairwise<Value>: Producer<(Value, Value)> {
  private let source: Observable<Value>

  init(source: Observable<Value>) {
    self.source = source
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == (Value, Value) {
    let sink = PairwiseSink<Value, Observer>(observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class PairwiseSink<
  Value,
  Observer: ObserverType
>: OperatorSink<Value, Observer> where Observer.Element == (Value, Value) {
  private var previous: Value?

  override func onNext(_ element: Value) {
    let older = previous
    previous = element
    if let older { forwardNext((older, element)) }
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
  private struct Candidate {
    let number: Int
    let element: Observer.Element
  }

  /// Satisfied the condition, oldest first.
  private var candidates: [Candidate] = []
  /// How many elements have come.
  private var arrivals = 0
  /// An element with a lower number can't be in the run.
  private var bound = 0
  /// How many calls of the condition have not returned.
  private var calls = 0
  private var hasCompleted = false

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
    guard !hasCompleted, !isDisposed else { return }
    let number = arrivals
    arrivals += 1
    calls += 1
    do {
      let holds = try predicate(element)
      calls -= 1
      if holds {
        keep(Candidate(number: number, element: element))
      } else {
        drop(through: number)
      }
    } catch {
      calls -= 1
      candidates = []
      return fail(with: error)
    }
    if hasCompleted, calls == 0 { sendRun() }
  }

  override func onError(_ error: Swift.Error) {
    guard !hasCompleted else { return }
    candidates = []
    fail(with: error)
  }

  override func onCompleted() {
    guard !hasCompleted else { return }
    hasCompleted = true
    if calls == 0 { sendRun() }
  }

  private func keep(_ candidate: Candidate) {
    guard candidate.number >= bound, !isDisposed else { return }
    let before = candidates.lastIndex { $0.number < candidate.number }
    candidates.insert(candidate, at: before.map { $0 + 1 } ?? 0)
  }

  private func drop(through number: Int) {
    bound = max(bound, number + 1)
    candidates = candidates.filter { $0.number > number }
  }

  private func sendRun() {
    let run = candidates
    candidates = []
    for candidate in run { forwardNext(candidate.element) }
    complete()
  }
}
// end 6.14
