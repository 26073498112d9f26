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
  /// Subscribes to `sources`, from left to right, and returns what disposes all of them.
  package final func run(_ sources: [Observable<Element>]) -> Disposable {
    group
  }

  /// Counts sources that will be listened to, or something that may bring sources.
  package final func expect(_ count: Int = 1) {}

  /// Subscribes to a source that is expected, unless the result has ended.
  package final func listen(to source: Observable<Element>) {}

  /// Sends the observer an element, unless the result has ended.
  package final func send(_ element: Element) {}

  /// Is called when a source has completed; counts it off.
  ///
  /// An override may listen to a source that has waited, instead of counting off.
  ///
  /// - Parameter letGo: Disposes the subscription to the source.
  open func sourceCompleted(_ letGo: () -> Void) {}

  /// Counts off one that was expected; after the last one, completes.
  package final func expectOneLess() {}

  /// Tells the observer the end, and then disposes all sources.
  open override func tellEnd(_ error: Swift.Error?) {
    super.tellEnd(error)
  }
  // end 8.2
}

// exercise 8.2: Whatever listens to one of the sources.
// end 8.2
