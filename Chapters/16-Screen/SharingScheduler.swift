import Solution11Schedulers

/// Where drivers and signals arrive: on the main queue, unless a test says otherwise.
public enum SharingScheduler {
  /// Makes the scheduler for a driver or signal that is being built.
  ///
  /// A new one for each, so that none of them waits for another's work.
  public static var make: () -> SchedulerType {
    // exercise 16.3: What a driver or signal that is built here and now calls for its scheduler.
    { MainScheduler() }
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
    try action()
    // end 16.3
  }

  // exercise 16.3: Everything else it needs.
  // end 16.3
}
