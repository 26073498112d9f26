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

  // How many are expected to send something: sources, and whatever may bring more sources.
  private let expected = Counter()

  /// Creates a sink that listens to no source yet.
  public override init(observer: Observer, cancel: SinkDisposer) {
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to `sources`, from left to right, and returns what disposes all of them.
  package final func run(_ sources: [Observable<Element>]) -> Disposable {
    // One more than there are sources: the end has to wait until all are subscribed.
    expect(sources.count + 1)
    for source in sources {
      listen(to: source)
    }
    expectOneLess()
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
    // exercise 8.2: Forward the element while no other thread calls the observer.
    // end 8.2
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
    // exercise 8.2: Complete when nothing is expected any more.
    // end 8.2
  }

  /// Tells the observer the end, and then disposes all sources.
  open override func tellEnd(_ error: Swift.Error?) {
    // exercise 8.2: The observer hears one end, as from every sink, and never while another thread
    //   calls it; if the sink was disposed while this waited, it hears none. Nothing that was
    //   merged goes on after the end.
    // end 8.2
  }
}

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
