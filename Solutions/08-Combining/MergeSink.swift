import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The sink that merges: its observer hears several sources as if they were one.
///
/// It completes when nothing is expected any more, and fails with the first error. For `merge` it
/// listens to sources that are known from the start; `flatMap` and its relatives, in chapter 9,
/// subclass it, and let it listen to sources as they come.
///
/// Sources may send on different threads; the observer hears one event at a time.
open class MergeSink<Observer: ObserverType>: Sink<Observer> {
  /// The element that the observer receives.
  public typealias Element = Observer.Element

  /// What is subscribed at the moment, and whatever else has to be disposed with this sink.
  package final let group = CompositeDisposable()

  // Held while the observer is called, and never while a source is subscribed or disposed. A
  // subclass may guard with it what must not change meanwhile.
  package final let forwarding = RecursiveLock()

  /// Creates a sink that listens to no source yet.
  public override init(observer: Observer, cancel: SinkDisposer) {
    super.init(observer: observer, cancel: cancel)
  }

  // exercise 8.2: Everything that the sink does for several sources on several threads, and the
  //   state that it needs for that. What the methods promise stands above them.
  // starts as: /// Subscribes to `sources`, from left to right, and returns what disposes all of them.
  // starts as: package final func run(_ sources: [Observable<Element>]) -> Disposable {
  // starts as:   group
  // starts as: }
  // starts as:
  // starts as: /// Counts sources that will be listened to, or something that may bring sources.
  // starts as: package final func expect(_ count: Int = 1) {}
  // starts as:
  // starts as: /// Subscribes to a source that is expected, unless the result has ended.
  // starts as: package final func listen(to source: Observable<Element>) {}
  // starts as:
  // starts as: /// Sends the observer an element, unless the result has ended.
  // starts as: package final func send(_ element: Element) {}
  // starts as:
  // starts as: /// Is called when a source has completed; counts it off.
  // starts as: ///
  // starts as: /// An override may listen to a source that has waited, instead of counting off.
  // starts as: ///
  // starts as: /// - Parameter letGo: Disposes the subscription to the source.
  // starts as: open func sourceCompleted(_ letGo: () -> Void) {}
  // starts as:
  // starts as: /// Counts off one that was expected; after the last one, completes.
  // starts as: package final func expectOneLess() {}
  // starts as:
  // starts as: /// Tells the observer the end, and then disposes all sources.
  // starts as: open override func tellEnd(_ error: Swift.Error?) {
  // starts as:   super.tellEnd(error)
  // starts as: }
  // How many are expected to send something: sources, and whatever may bring more sources.
  private let expected = Counter()

  /// Subscribes to `sources`, from left to right, and returns what disposes all of them.
  package final func run(_ sources: [Observable<Element>]) -> Disposable {
    // All are counted before the first is subscribed: it may complete inside `subscribe`.
    expect(sources.count)
    if sources.isEmpty { complete() }
    for source in sources {
      listen(to: source)
    }
    return group
  }

  /// Counts sources that will be listened to, or something that may bring sources.
  package final func expect(_ count: Int = 1) {
    expected.add(count)
  }

  /// Subscribes to a source that is expected, unless the result has ended.
  package final func listen(to source: Observable<Element>) {
    guard !isDisposed else { return }
    MergeObserver(sink: self).listen(to: source)
  }

  /// Sends the observer an element, unless the result has ended.
  package final func send(_ element: Element) {
    forwarding.withLock { forwardNext(element) }
  }

  /// Is called when a source has completed; counts it off.
  ///
  /// An override may listen to a source that has waited, instead of counting off.
  ///
  /// - Parameter letGo: Disposes the subscription to the source.
  open func sourceCompleted(_ letGo: () -> Void) {
    // Counted first: if this was the last source, the end is heard before anything is freed.
    expectOneLess()
    letGo()
  }

  /// Counts off one that was expected; after the last one, completes.
  package final func expectOneLess() {
    let left = expected.subtract()
    if left == 0 { complete() }
  }

  /// Tells the observer the end, and then disposes all sources.
  open override func tellEnd(_ error: Swift.Error?) {
    forwarding.withLock {
      if !cancel.isDisposed { super.tellEnd(error) }
    }
    // Outside the lock: disposing calls somebody else's code, which may wait for another thread.
    // And here, because the token doesn't know the group while sources are being subscribed.
    group.dispose()
  }
  // end 8.2
}

// exercise 8.2: Whatever listens to one of the sources.
/// The observer of one of the sources.
private final class MergeObserver<Observer: ObserverType>: DirectObserver {
  private let sink: MergeSink<Observer>
  private let membership = Membership()

  init(sink: MergeSink<Observer>) {
    self.sink = sink
  }

  func listen(to source: Observable<Observer.Element>) {
    membership.begin(with: source.subscribe(self), in: sink.group)
  }

  func onNext(_ element: Observer.Element) {
    sink.send(element)
  }

  func onError(_ error: Swift.Error) {
    sink.fail(with: error)
  }

  func onCompleted() {
    sink.sourceCompleted(letGo)
  }

  private func letGo() {
    membership.end(in: sink.group)
  }
}
// end 8.2
