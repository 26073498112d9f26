import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects

extension ObservableType {
  /// Waits until all observables in a collection have completed, and sends their last elements.
  ///
  /// It fails as soon as one of them fails. It completes without an element as soon as one of them
  /// completes without an element, and if the collection is empty.
  ///
  /// - Parameter sources: Are subscribed from left to right, until the result has ended.
  /// - Returns: A sequence of one array, in the order of the sources.
  package static func forkJoin<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Observable<[Element]> where Collection.Element == Observable<Element> {
    // exercise 8.13: One array with the last element of each source, once all have completed. It
    //   ends at once when there can be no such array any more.
    // starts as: .never()
    ForkJoin(Array(sources))
    // end 8.13
  }
}

// exercise 8.13: Everything else it needs: the state of one subscription, what listens to a
//   source, and what decides which thread may call the observer.
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
///
/// It needs no lock. The observer hears either an end that one thread has brought, which `stop()`
/// decides in one step, or the array, which is sent when no source is left that could disturb.
private final class ForkJoinSink<
  Element,
  Observer: ObserverType
>: Sink<Observer> where Observer.Element == [Element] {
  private let branches: [Branch<Element>]

  // How many sources have not completed with an element. All are counted before the first is
  // subscribed: it may complete inside `subscribe`.
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
    // Only one call brings the count to zero, and by then every `last` is final.
    guard missing.subtract() == 0 else { return branch.subscription.dispose() }
    forwardNext(branches.compactMap(\.last))
    complete()
  }

  override func tellEnd(_ error: Swift.Error?) {
    // The token may have been disposed by now, on another thread that has not come to `stop()` yet.
    if !cancel.isDisposed { super.tellEnd(error) }
    // The token doesn't know the subscriptions while sources are still being subscribed.
    for branch in branches { branch.subscription.dispose() }
  }
}

/// One of the sources, and what is kept of it.
private final class Branch<Element> {
  let source: Observable<Element>
  let subscription = SingleAssignmentDisposable()

  // Needs no guard: only its own source writes it, one element at a time. It is read by that source
  // at its end, and by the call that counts off the last source, which comes after all ends.
  @Unguarded var last: Element?

  init(of source: Observable<Element>) {
    self.source = source
  }

  func keep(_ element: Element) {
    // Freed when the variable has been written: its `deinit` may make any source send.
    let before = last
    last = element
    withExtendedLifetime(before) {}
  }
}

/// The observer of one of the sources.
private struct BranchObserver<Element, Observer: ObserverType>: DirectObserver
where Observer.Element == [Element] {
  let branch: Branch<Element>
  let sink: ForkJoinSink<Element, Observer>

  func onNext(_ element: Element) {
    // What comes after the end would only be kept in vain.
    if !sink.isDisposed { branch.keep(element) }
  }

  func onError(_ error: Swift.Error) {
    sink.fail(with: error)
  }

  func onCompleted() {
    sink.completed(branch)
  }
}
// end 8.13
