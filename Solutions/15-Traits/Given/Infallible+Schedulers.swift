import Solution04Events
import Solution11Schedulers
import Solution13Time
import Solution14Sharing

extension InfallibleType {
  /// Delivers all events on a scheduler.
  public func observe(on scheduler: ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(asObservable().observe(on: scheduler))
  }

  /// Subscribes and disposes on a scheduler.
  public func subscribe(on scheduler: ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(asObservable().subscribe(on: scheduler))
  }

  /// Sends an element when no other has followed it for a while.
  public func debounce(
    _ dueTime: RxTimeInterval,
    scheduler: SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Sends at most one element in each span of time.
  ///
  /// - Parameters:
  ///   - dueTime: The span.
  ///   - latest: Whether the newest element of a span is sent at its end.
  ///   - scheduler: The clock.
  /// - Returns: A sequence of fewer elements.
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true,
    scheduler: SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// Sends everything later.
  public func delay(
    _ dueTime: RxTimeInterval,
    scheduler: SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().delay(dueTime, scheduler: scheduler))
  }

  /// Forwards elements for a while, and then ends.
  public func take(
    for duration: RxTimeInterval,
    scheduler: SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Drops elements for a while.
  public func skip(
    _ duration: RxTimeInterval,
    scheduler: SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().skip(duration, scheduler: scheduler))
  }

  /// Has one subscription to this sequence for all subscribers.
  ///
  /// - Parameters:
  ///   - replay: How many of the newest elements are replayed to a new subscriber.
  ///   - scope: How long the remembered elements live.
  /// - Returns: A sequence that all subscribers share.
  public func share(
    replay: Int = 0,
    scope: SubjectLifetimeScope = .whileConnected
  ) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }
}
