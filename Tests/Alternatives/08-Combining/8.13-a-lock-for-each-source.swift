// Each source has a lock around its last element, and is closed at the end.

// exercise 8.13
ForkJoin(Array(sources))
// end 8.13

// exercise 8.13
private final class ForkJoin<Element>: Producer<[Element]> {
  private let sources: [Observable<Element>]

  init(_ sources: [Observable<Element>]) {
    self.sources = sources
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Element] {
    let sink = ForkJoinSink<Element, Observer>(
      count: sources.count,
      observer: observer,
      cancel: cancel
    )
    return (sink, sink.run(sources))
  }
}

private final class ForkJoinSink<
  Element,
  Observer: ObserverType
>: Sink<Observer> where Observer.Element == [Element] {
  private let branches: [Branch<Element>]
  private let living: Counter

  init(count: Int, observer: Observer, cancel: SinkDisposer) {
    branches = (0..<count).map { _ in Branch() }
    living = Counter(count)
    super.init(observer: observer, cancel: cancel)
  }

  func run(_ sources: [Observable<Element>]) -> Disposable {
    if sources.isEmpty { complete() }
    for (source, branch) in zip(sources, branches) where !isDisposed {
      let observer = BranchObserver(sink: self, branch: branch)
      branch.subscription.setDisposable(source.subscribe(observer))
    }
    return Disposables.create { [branches] in branches.forEach { $0.close() } }
  }

  func branchCompleted(_ branch: Branch<Element>) {
    guard branch.last() != nil else { return complete() }
    if living.subtract() > 0 {
      branch.subscription.dispose()
    } else {
      sendAll()
      complete()
    }
  }

  override func tellEnd(_ error: Swift.Error?) {
    super.tellEnd(error)
    branches.forEach { $0.close() }
  }

  private func sendAll() {
    let elements = branches.compactMap { $0.last() }
    // Some are missing only if the subscriber has disposed meanwhile.
    if elements.count == branches.count { forwardNext(elements) }
  }
}

private final class Branch<Element> {
  let subscription = SingleAssignmentDisposable()

  private enum State {
    case open(Element?)
    case closed
  }

  private let state = Lock(State.open(nil))

  func keep(_ element: Element) {
    // What was there before is freed after the lock is open again.
    let leaving: State = state.withLock { state in
      guard case .open = state else { return .closed }
      let before = state
      state = .open(element)
      return before
    }
    _ = leaving
  }

  func last() -> Element? {
    state.withLock { state in
      if case .open(let last) = state { last } else { nil }
    }
  }

  func close() {
    let leaving = state.withLock { state in
      let before = state
      state = .closed
      return before
    }
    _ = leaving
    subscription.dispose()
  }
}

private struct BranchObserver<Element, Observer: ObserverType>: DirectObserver
where Observer.Element == [Element] {
  let sink: ForkJoinSink<Element, Observer>
  let branch: Branch<Element>

  func onNext(_ element: Element) {
    branch.keep(element)
  }

  func onError(_ error: Swift.Error) {
    sink.fail(with: error)
  }

  func onCompleted() {
    sink.branchCompleted(branch)
  }
}
// end 8.13
