// Keeps the last elements in the producer: two subscriptions share them.

// exercise 8.13
ForkJoin(Array(sources))
// end 8.13

// exercise 8.13
/// The producer of `forkJoin`.
private final class ForkJoin<Element>: Producer<[Element]> {
  private let branches: [Branch<Element>]

  init(_ sources: [Observable<Element>]) {
    branches = sources.map { Branch(of: $0) }
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Element] {
    let sink = ForkJoinSink(branches, observer: observer, cancel: cancel)
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
  private let subscriptions: [SingleAssignmentDisposable]

  init(_ branches: [Branch<Element>], observer: Observer, cancel: SinkDisposer) {
    self.branches = branches
    missing = Counter(branches.count)
    subscriptions = branches.map { _ in SingleAssignmentDisposable() }
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the sources, from left to right, and returns what disposes all of them.
  func run() -> Disposable {
    if branches.isEmpty { complete() }
    for (branch, subscription) in zip(branches, subscriptions) {
      guard !isDisposed else { break }
      let observer = BranchObserver(branch: branch, subscription: subscription, sink: self)
      subscription.setDisposable(branch.source.subscribe(observer))
    }
    return Disposables.create(subscriptions)
  }

  /// Is called when a source has completed, on any thread.
  func completed(_ branch: Branch<Element>, _ subscription: Disposable) {
    guard branch.last != nil else { return complete() }
    guard missing.subtract() == 0 else { return subscription.dispose() }
    forwardNext(branches.compactMap(\.last))
    complete()
  }

  override func tellEnd(_ error: Swift.Error?) {
    super.tellEnd(error)
    for subscription in subscriptions { subscription.dispose() }
  }
}

/// One of the sources, and what is kept of it.
private final class Branch<Element> {
  let source: Observable<Element>
  @Unguarded var last: Element?

  init(of source: Observable<Element>) {
    self.source = source
  }
}

/// The observer of one of the sources.
private struct BranchObserver<Element, Observer: ObserverType>: DirectObserver
where Observer.Element == [Element] {
  let branch: Branch<Element>
  let subscription: Disposable
  let sink: ForkJoinSink<Element, Observer>

  func onNext(_ element: Element) {
    if !sink.isDisposed { branch.last = element }
  }

  func onError(_ error: Swift.Error) {
    sink.fail(with: error)
  }

  func onCompleted() {
    sink.completed(branch, subscription)
  }
}
// end 8.13
