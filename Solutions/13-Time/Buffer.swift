import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers

extension ObservableType {
  /// Gathers elements, and sends them together when there are `count` of them or the time is over.
  ///
  /// - Parameters:
  ///   - timeSpan: How long to gather at most; the time starts over with each array that is sent.
  ///   - count: How many to gather at most; with zero or less there is no such limit.
  ///   - scheduler: Measures the time, and sends what was gathered until then.
  /// - Returns: A sequence of arrays, which are empty where nothing came. What is left is sent before a
  ///   completion, even if it is nothing; an error drops it.
  public func buffer(
    timeSpan: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType
  ) -> Observable<[Element]> {
    // machine 13.9: Return a sequence that keeps the promise above.
    // starts as: .never()
    Buffer(source: asObservable(), dueTime: timeSpan, count: count, scheduler: scheduler)
    // end machine 13.9
  }
}

// machine 13.9: What `buffer` is made of.
/// The producer of `buffer`.
private final class Buffer<Element>: TimedProducer<Element, [Element]> {
  private let count: Int

  init(
    source: Observable<Element>,
    dueTime: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType
  ) {
    self.count = count
    super.init(source: source, dueTime: dueTime, scheduler: scheduler)
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Element] {
    let sink = BufferSink<Element, Observer>(
      dueTime: dueTime,
      count: count,
      scheduler: scheduler,
      observer: observer,
      cancel: cancel
    )
    sink.setAlarm(after: dueTime)
    return (sink, sink.listen(to: source))
  }
}

private final class BufferSink<
  Element,
  Observer: ObserverType
>: TimedSink<Element, Observer> where Observer.Element == [Element] {
  private let count: Int

  init(
    dueTime: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.count = count
    super.init(dueTime: dueTime, scheduler: scheduler, observer: observer, cancel: cancel)
  }

  // exercise 13.9: An array is sent when there are `count` elements, or when `dueTime` is over,
  //   even if it is empty; after either, the next one is empty and has a whole `dueTime`. What is
  //   left is sent before the end. The observer may make the source send.
  private var gathered: [Element] = []

  override func sourceSent(_ element: Element) {
    gathered.append(element)
    if gathered.count == count { sendGathered() }
  }

  override func sourceCompleted() {
    // Taken out, like a full one: what the observer makes the source send goes into another array.
    let rest = gathered
    gathered = []
    forwardNext(rest)
    complete()
  }

  override func alarmRang() {
    sendGathered()
  }

  private func sendGathered() {
    let full = gathered
    gathered = []
    restartAlarm(after: dueTime) { forwardNext(full) }
  }
  // end 13.9
}
// end machine 13.9
