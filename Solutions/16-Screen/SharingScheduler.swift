import Solution11Schedulers

/// Where drivers and signals arrive: on the main queue, unless a test says otherwise.
public enum SharingScheduler {
  /// Makes the scheduler for a driver or signal that is being built.
  ///
  /// A new one for each, so that none of them waits for another's work.
  public static var make: () -> SchedulerType {
    // exercise 16.3: What a driver or signal that is built here and now calls for its scheduler.
    // starts as: { MainScheduler() }
    maker.make
    // end 16.3
  }

  /// Runs `action`, and gives whatever is built in it the scheduler of a test.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler.
  ///   - action: Builds drivers and signals, and subscribes to them.
  /// - Throws: What `action` throws.
  public static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Runs `action`, and has a closure make the scheduler for each thing that is built in it.
  ///
  /// - Parameters:
  ///   - makeScheduler: Makes a scheduler.
  ///   - action: Builds drivers and signals, and subscribes to them.
  /// - Throws: What `action` throws.
  public static func mock(
    makeScheduler: @escaping () -> SchedulerType,
    action: () throws -> Void
  ) rethrows {
    // exercise 16.3: Run `action`; `make` is `makeScheduler` for all that it calls, and what it was
    //   before for everybody else, and afterwards.
    // starts as: try action()
    try $maker.withValue(Maker(make: makeScheduler), operation: action)
    // end 16.3
  }

  // exercise 16.3: Everything else it needs.
  /// A closure in a structure, so that it can be handed to the task-local value below.
  private struct Maker: Sendable {
    // Safe: it is called only on the thread that set it, or by tasks started there, all of one
    // test.
    nonisolated(unsafe) let make: () -> SchedulerType
  }

  // A value for the calls that are made inside a closure, and for nobody else: two tests that run
  // at the same time don't see each other's.
  @TaskLocal private static var maker = Maker { MainScheduler() }
  // end 16.3
}
