import Solution03TokensAndBags
import Solution04Events
import Solution11Schedulers

/// A virtual clock for tests, which counts in ticks, and sources that send at given ticks.
///
/// Work that is due at once, or was due before, runs at the next tick: real work takes time, too.
/// RxTest's class of the same name.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
  /// The ticks at which a test acts, unless it says otherwise.
  public enum Defaults {
    /// When the sequence is created.
    public static let created: TestTime = 100
    /// When the observer is subscribed.
    public static let subscribed: TestTime = 200
    /// When the subscription is disposed.
    public static let disposed: TestTime = 1000
  }

  private let simulateProcessingDelay: Bool

  /// Creates a scheduler without work, which belongs to the calling thread.
  ///
  /// - Parameters:
  ///   - initialClock: The tick at which its time begins.
  ///   - resolution: The seconds that a tick lasts. A date can't tell ticks apart that are much
  ///     shorter than a millionth of a second.
  ///   - simulateProcessingDelay: Whether work that is due at once waits for the next tick.
  public init(
    initialClock: TestTime,
    resolution: Double = 1.0,
    simulateProcessingDelay: Bool = true
  ) {
    self.simulateProcessingDelay = simulateProcessingDelay
    super
      .init(
        initialClock: initialClock,
        converter: TestSchedulerVirtualTimeConverter(resolution: resolution)
      )
  }

  /// Returns `time`, or the next tick if it is not later than now.
  public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
    // exercise 12.5: What is due now or is late comes one tick after now, or now if no delay is
    //   simulated; all other work keeps its time.
    time
    // end 12.5
  }

  /// Schedules an action for a tick, after whatever is already scheduled for that tick.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      action()
      return Disposables.create()
    }
  }
}

// MARK: Sources and observers

extension TestScheduler {
  /// Creates a source that sends each event at its tick, to whoever is subscribed at that moment.
  ///
  /// The events are scheduled in this call: they come before what is scheduled later for their
  /// tick.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    HotObservable(events, on: self)
  }

  /// Creates a source that sends all its events to each subscriber, counting from its subscription.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    ColdObservable(events, on: self)
  }

  /// Creates an observer that records each event with its tick.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(on: self)
  }
}

// MARK: A whole test

extension TestScheduler {
  /// Creates a sequence, subscribes and disposes, each at its tick, and runs everything.
  ///
  /// - Parameters:
  ///   - created: When to create the sequence.
  ///   - subscribed: When to subscribe to it: not before `created`.
  ///   - disposed: When to dispose the subscription: not before `subscribed`.
  ///   - create: Creates the sequence.
  /// - Returns: The observer, with everything that it recorded.
  public func start<Source: ObservableConvertibleType>(
    created: TestTime,
    subscribed: TestTime,
    disposed: TestTime,
    create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    let observer = createObserver(Source.Element.self)
    // exercise 12.9: Create, subscribe `observer` and dispose, each at its tick; then run
    //   everything.
    // end 12.9
    return observer
  }

  /// Creates a sequence at tick 100, subscribes at 200, disposes at `disposed`, and runs
  /// everything.
  ///
  /// - Parameters:
  ///   - disposed: When to dispose the subscription.
  ///   - create: Creates the sequence.
  /// - Returns: The observer, with everything that it recorded.
  public func start<Source: ObservableConvertibleType>(
    disposed: TestTime,
    create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    start(
      created: Defaults.created,
      subscribed: Defaults.subscribed,
      disposed: disposed,
      create: create
    )
  }

  /// Creates a sequence at tick 100, subscribes at 200, disposes at 1000, and runs everything.
  ///
  /// - Parameter create: Creates the sequence.
  /// - Returns: The observer, with everything that it recorded.
  public func start<Source: ObservableConvertibleType>(
    _ create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    start(disposed: Defaults.disposed, create: create)
  }
}
