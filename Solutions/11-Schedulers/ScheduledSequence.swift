import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Returns a sequence of `elements`, one per turn of the scheduler, and then its end.
  ///
  /// - Parameters:
  ///   - elements: The elements, in their order.
  ///   - scheduler: Where to send them.
  /// - Returns: The sequence.
  public static func of(
    _ elements: Element...,
    scheduler: ImmediateSchedulerType
  ) -> Observable<Element> {
    ScheduledSequence(elements, scheduler: scheduler)
  }

  /// Returns a sequence of the elements of `array`, one per turn of the scheduler, and then its
  /// end.
  ///
  /// - Parameters:
  ///   - array: The elements, in their order.
  ///   - scheduler: Where to send them.
  /// - Returns: The sequence.
  public static func from(
    _ array: [Element],
    scheduler: ImmediateSchedulerType
  ) -> Observable<Element> {
    ScheduledSequence(array, scheduler: scheduler)
  }

  /// Returns a sequence of the elements of `sequence`, one per turn of the scheduler, and then its
  /// end.
  ///
  /// Each subscription makes an iterator of its own, and takes no more from it than is sent.
  ///
  /// - Parameters:
  ///   - sequence: The elements, in their order.
  ///   - scheduler: Where to send them.
  /// - Returns: The sequence.
  public static func from<Source: Sequence>(
    _ sequence: Source,
    scheduler: ImmediateSchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    ScheduledSequence(sequence, scheduler: scheduler)
  }
}

/// The producer of a generator that sends the elements of a Swift sequence on a scheduler.
final class ScheduledSequence<Source: Sequence>: Producer<Source.Element> {
  private let elements: Source
  private let scheduler: ImmediateSchedulerType

  init(_ elements: Source, scheduler: ImmediateSchedulerType) {
    self.elements = elements
    self.scheduler = scheduler
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    // exercise 11.8: The sink of chapter 5 sends the elements, from the first one on, in turns of the
    //   scheduler; their token is the subscription.
    // starts as: (Sink(observer: observer, cancel: cancel), Disposables.create())
    let sink = ObservableSequenceSink(elements.makeIterator(), observer: observer, cancel: cancel)
    return (sink, scheduler.scheduleTurns(of: sink))
    // end 11.8
  }
}

extension ImmediateSchedulerType {
  /// Gives a generator its turns here in place of the trampoline, until it wants no more.
  package func scheduleTurns(of generator: TrampolineWork) -> Disposable {
    // exercise 11.8: Let the generator take one turn after another, for as long as it wants more.
    // starts as: Disposables.create()
    scheduleRecursive(()) { _, recurse in
      if generator.takeTurn() { recurse(()) }
    }
    // end 11.8
  }
}
