// `pairwise` is made of `create` and `map`. In `takeLast(while:)` each element is an object, and the condition may be asked within itself.

// exercise 6.14
.create { observer in
  var older: Element?
  return self.asObservable()
    .map { element -> (Element, Element)? in
      defer { older = .some(element) }
      return older.map { ($0, element) }
    }
    .subscribe { (event: Event<(Element, Element)?>) in
      switch event {
      case .next(let pair):
        if let pair { observer.onNext(pair) }
      case .error(let error):
        observer.onError(error)
      case .completed:
        observer.onCompleted()
      }
    }
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

/// An element that may be in the run.
private final class Candidate<Element> {
  let element: Element

  init(_ element: Element) {
    self.element = element
  }
}

private final class TakeLastWhileSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  /// What the source has done.
  private enum Progress {
    case sending
    case completed
  }

  private var candidates: [Candidate<Observer.Element>] = []
  private var openQuestions = 0
  private var progress = Progress.sending
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
    guard progress == .sending, !isDisposed else { return }
    let candidate = Candidate(element)
    candidates.append(candidate)
    openQuestions += 1
    let isIn: Bool
    do { isIn = try predicate(element) } catch { return fail(with: error) }
    openQuestions -= 1
    if !isIn, let index = candidates.firstIndex(where: { $0 === candidate }) {
      candidates = Array(candidates[(index + 1)...])
    }
    if progress == .completed { sendRun() }
  }

  override func onError(_ error: Swift.Error) {
    if progress == .sending { fail(with: error) }
  }

  override func onCompleted() {
    guard progress == .sending else { return }
    progress = .completed
    sendRun()
  }

  private func sendRun() {
    guard openQuestions == 0 else { return }
    let run = candidates
    candidates = []
    for candidate in run where !isDisposed { forwardNext(candidate.element) }
    complete()
  }
}
// end 6.14
