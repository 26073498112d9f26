/// In whose work an event arrives, and so on whose thread.
public enum Arrival: Sendable {
  /// It arrives while the source is sending: on the source's thread, whichever that is.
  case withTheSource
  /// It arrives in work of the scheduler that the operator was given.
  case onTheScheduler
  /// Nobody has thought about it.
  case notDecided
}

/// An event that a timed operator sends.
public enum TimedEvent: CaseIterable, Sendable {
  /// The element of `timer`.
  case elementOfTimer
  /// An element of `interval`.
  case elementOfInterval
  /// An element of `delay`.
  case elementOfDelay
  /// An error of the source, after `delay`.
  case errorBelowDelay
  /// An element of `debounce`, after the silence.
  case elementOfDebounce
  /// The element that `debounce` held back when its source completed.
  case lastElementOfDebounce
  /// The first element of `throttle`.
  case firstElementOfThrottle
  /// The element that `throttle` held back until its window was over.
  case heldElementOfThrottle
  /// An element that came in time for `timeout`.
  case elementOfTimeout
  /// The error of `timeout`.
  case errorOfTimeout
  /// An array of `buffer` that has as many elements as it may.
  case fullArrayOfBuffer
  /// An array of `buffer` whose time is over.
  case lateArrayOfBuffer
  /// An element of a source that `delaySubscription` has subscribed to.
  case elementAfterDelaySubscription

  /// Where it arrives.
  public var arrival: Arrival {
    // exercise 13.12: Say in whose work each event arrives. The question is always the same: what
    //   caused it, the source or the clock?
    // starts as: .notDecided
    switch self {
    case .elementOfTimer, .elementOfInterval, .elementOfDelay, .elementOfDebounce,
      .heldElementOfThrottle, .errorOfTimeout, .lateArrayOfBuffer:
      .onTheScheduler
    case .errorBelowDelay, .lastElementOfDebounce, .firstElementOfThrottle, .elementOfTimeout,
      .fullArrayOfBuffer, .elementAfterDelaySubscription:
      .withTheSource
    }
    // end 13.12
  }
}
