import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Switches to another source if this one completes without an element.
  ///
  /// - Parameter other: Is subscribed only when it is needed.
  /// - Returns: A sequence of what this one sends, or else of what `other` sends.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    // machine 8.11: Return a sequence that keeps the promise above.
    // starts as: .never()
    SwitchIfEmpty(source: asObservable(), other: other)
    // end machine 8.11
  }
}

// machine 8.11: What `ifEmpty` is made of.
/// The producer of `ifEmpty(switchTo:)`.
private final class SwitchIfEmpty<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let other: Observable<Element>

  init(source: Observable<Element>, other: Observable<Element>) {
    self.source = source
    self.other = other
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = SwitchIfEmptySink(other: other, observer: observer, cancel: cancel)
    // exercise 8.11: Begin with the source, and return what disposes all that is subscribed, now or
    //   later.
    // starts as: return (sink, source.subscribe(sink))
    return (sink, Disposables.create(source.subscribe(sink), sink.otherSubscription))
    // end 8.11
  }
}

private final class SwitchIfEmptySink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  // exercise 8.11: Everything that comes is passed on, except the end of a source that was empty:
  //   then the other one has its turn, and whatever it sends is the result.
  // starts as: init(other: Observable<Observer.Element>, observer: Observer, cancel: SinkDisposer) {
  // starts as:   super.init(observer: observer, cancel: cancel)
  // starts as: }
  // starts as:
  // starts as: override func onNext(_ element: Observer.Element) {}
  let otherSubscription = SerialDisposable()

  private let other: Observable<Observer.Element>
  private var isEmpty = true

  init(other: Observable<Observer.Element>, observer: Observer, cancel: SinkDisposer) {
    self.other = other
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    isEmpty = false
    forwardNext(element)
  }

  override func onCompleted() {
    // Once nobody listens, the other one need not begin.
    guard !isDisposed else { return }
    guard isEmpty else { return complete() }
    // Switch only once: if the other one is empty, too, that is the result.
    isEmpty = false
    otherSubscription.disposable = other.subscribe(self)
  }
  // end 8.11
}
// end machine 8.11
