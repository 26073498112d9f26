import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Synchronization

/// The machine in front of an observer that hears several sources at once, as if they were one.
///
/// It ends well when nothing is expected any more, and badly with the first error. `merge` makes it
/// listen to sources that it knows from the start; `flatMap` and its relatives, in chapter 9,
/// subclass it, and let it listen to sources as they come.
///
/// Sources may speak on different threads; the observer is told one thing at a time.
open class MergeSink<Observer: ObserverType>: Sink<Observer> {
  /// The element that the observer is told.
  public typealias Element = Observer.Element

  /// What is subscribed at the moment, and all that has to be disposed with this machine.
  package final let group = CompositeDisposable()

  // Held while the observer is told something, and never while a source is subscribed or disposed. A
  // subclass may guard with it what must not change meanwhile.
  package final let forwarding = RecursiveLock()

  // How many are expected to say something: sources, and whoever may bring more of them.
  private let expected = Atomic(0)

  /// Creates a machine that listens to nobody yet.
  public override init(observer: Observer, cancel: SinkDisposer) {
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to `sources`, from left to right, and returns what ends all of it.
  package final func run(_ sources: [Observable<Element>]) -> Disposable {
    // One more than there are sources: the end has to wait until all of them are subscribed.
    expect(sources.count + 1)
    for source in sources {
      listen(to: source)
    }
    expectOneLess()
    return group
  }

  /// Counts sources that will be listened to, or somebody who may bring such.
  package final func expect(_ count: Int = 1) {
    expected.add(count, ordering: .relaxed)
  }

  /// Subscribes to a source that is expected, unless all has ended.
  package final func listen(to source: Observable<Element>) {
    guard !isDisposed else { return }
    MergeObserver(sink: self).listen(to: source)
  }

  /// Tells the observer an element, unless all has ended.
  package final func send(_ element: Element) {
    // exercise 8.2: Forward the element, while no other thread tells the observer anything.
    forwarding.withLock { forwardNext(element) }
    // end 8.2
  }

  /// Is called when a source has completed; counts it off.
  ///
  /// An override may listen to a source that has waited, in place of this.
  ///
  /// - Parameter letGo: Disposes what was subscribed of the source.
  open func sourceCompleted(_ letGo: () -> Void) {
    // Counted first: the end, if this was the last source, is heard before anything is freed.
    expectOneLess()
    letGo()
  }

  /// Counts off one that was expected; after the last one the result completes.
  package final func expectOneLess() {
    // exercise 8.2: Complete when nothing is expected any more.
    let left = expected.subtract(1, ordering: .acquiringAndReleasing).newValue
    if left == 0 { complete() }
    // end 8.2
  }

  /// Tells the observer the end, then disposes all sources.
  open override func tellEnd(_ error: Swift.Error?) {
    // exercise 8.2: Tell the observer the end as every sink does, but while no other thread tells it
    //   anything; and not at all, if it was disposed while this waited. Then let go of the group.
    forwarding.withLock {
      if !cancel.isDisposed { super.tellEnd(error) }
    }
    // Outside the lock: what is disposed is code of others, which may wait for another thread. And
    // here, since the token doesn't know the group while sources are still being subscribed.
    group.dispose()
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
