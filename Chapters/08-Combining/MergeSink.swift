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

  // Held while the observer is told something, and for nothing else.
  private let forwarding = RecursiveLock()

  private let hasEnded = Atomic(false)

  // How many are expected to say something: sources, and whoever may bring more of them.
  private let expected = Atomic(0)

  /// Creates a machine that listens to nobody yet.
  public override init(observer: Observer, cancel: SinkDisposer) {
    super.init(observer: observer, cancel: cancel)
  }

  /// Whether the end was decided; it may be on its way to the observer.
  package final var isOver: Bool {
    hasEnded.load(ordering: .acquiring)
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
    let subscription = SingleAssignmentDisposable()
    // No key: the result has ended already, and nobody would hear this source.
    guard let key = group.insert(subscription) else { return }
    subscription.setDisposable(source.subscribe(MergeObserver(sink: self, key: key)))
  }

  /// Is called when a source has completed and was let go of; counts it off.
  ///
  /// An override may listen to a source that has waited, in place of this.
  open func sourceCompleted() {
    expectOneLess()
  }

  /// Counts off one that was expected; after the last one the result completes.
  package final func expectOneLess() {
    // exercise 8.2: Complete when nothing is expected any more.
    // end 8.2
  }

  /// Tells the observer an element, unless all has ended.
  package final func send(_ event: Event<Element>) {
    // exercise 8.2: Forward the event, while no other thread forwards one, and none after the end.
    // end 8.2
  }

  /// Tells the observer the end, once, and disposes everything.
  package final func end(with event: Event<Element>) {
    // exercise 8.2: Forward the end, unless there was one before: no element may come after it, nor
    //   be told at the same moment. Then dispose this machine and the group.
    // end 8.2
  }
}

/// The observer of one of the sources.
private final class MergeObserver<Observer: ObserverType>: ObserverType {
  private let sink: MergeSink<Observer>
  private let key: CompositeDisposable.DisposeKey

  init(sink: MergeSink<Observer>, key: CompositeDisposable.DisposeKey) {
    self.sink = sink
    self.key = key
  }

  func on(_ event: Event<Observer.Element>) {
    switch event {
    case .next:
      sink.send(event)
    case .error:
      sink.end(with: event)
    case .completed:
      sink.group.remove(for: key)
      sink.sourceCompleted()
    }
  }
}
