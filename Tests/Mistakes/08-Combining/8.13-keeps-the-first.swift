// Keeps the first element of a source.

// exercise 8.13
ForkJoin(Array(sources))
// end 8.13

// exercise 8.13
/// The producer of `forkJoin`.
private final class ForkJoin<Element>: Producer<[Element]> {
  private let sources: [Observable<Element>]

  init(_ sources: [Observable<Element>]) {
    self.sources = sources
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Element] {
    let sink = ForkJoinSink(sources, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

/// The sink of `forkJoin`.
private final class ForkJoinSink<
  Element,
  Observer: ObserverType
>: Sink<Observer> where Observer.Element == [Element] {
  private let branches: [Branch<Element>]

  private let missing: Counter

  init(_ sources: [Observable<Element>], observer: Observer, cancel: SinkDisposer) {
    branches = sources.map { Branch(of: $0) }
    missing = Counter(sources.count)
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the sources, from left to right, and returns what disposes all of them.
  func run() -> Disposable {
    if branches.isEmpty { complete() }
    for branch in branches {
      guard !isDisposed else { break }
      let observer = BranchObserver(branch: branch, sink: self)
      branch.subscription.setDisposable(branch.source.subscribe(observer))
    }
    return Disposables.create(branches.map(\.subscription))
  }

  /// Is called when a source has completed, on any thread.
  func completed(_ branch: Branch<Element>) {
    guard branch.last != nil else { return complete() }
    guard missing.subtract() == 0 else { return branch.subscription.dispose() }
    forwardNext(branches.compactMap(\.last))
    complete()
  }

  override func tellEnd(_ error: Swift.Error?) {
    super.tellEnd(error)
    for branch in branches { branch.subscription.dispose() }
  }
}

/// One of the sources, and what is kept of it.
private final class Branch<Element> {
  let source: Observable<Element>
  let subscription = SingleAssignmentDisposable()

  @Unguarded var last: Element?

  init(of source: Observable<Element>) {
    self.source = source
  }
}

/// The observer of one of the sources.
private struct BranchObserver<Element, Observer: ObserverType>: DirectObserver
where Observer.Element == [Element] {
  let branch: Branch<Element>
  let sink: ForkJoinSink<Element, Observer>

  func onNext(_ element: Element) {
    if !sink.isDisposed, branch.last == nil { branch.last = element }
  }

  func onError(_ error: Swift.Error) {
    sink.fail(with: error)
  }

  func onCompleted() {
    sink.completed(branch)
  }
}
// end 8.13
