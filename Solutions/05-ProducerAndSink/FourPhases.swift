import Solution03TokensAndBags
import Solution04Events

/// The life of `of(1, 2, 3, 4).map { $0 * 2 }.filter { $0 > 2 }.take(2)`, as you predict it, and the
/// end of a chain that has none of its own.
///
/// Write each answer as the lines that ``Trace`` would write, and let the tests compare.
public enum FourPhases {
  /// Who is born while the chain is created, before anybody has subscribed.
  public static let creation: [String] = {
    // exercise 5.12: The producers, in order of birth, as in "Map".
    // starts as: []
    ["ObservableSequence", "Map", "Filter", "TakeCount"]
    // end 5.12
  }()

  /// Which sinks are born at `subscribe`.
  public static let subscription: [String] = {
    // exercise 5.12: The sinks, in order of birth, as in "MapSink".
    // starts as: []
    // Sinks are built from the end of the chain up: each stands in front of its observer.
    ["TakeCountSink", "FilterSink", "MapSink", "ObservableSequenceSink"]
    // end 5.12
  }()

  /// Who sends what, in order, until nobody sends any more.
  public static let running: [String] = {
    // exercise 5.12: Each event that a sink forwards, as in "MapSink sends next(2)".
    // starts as: []
    [
      "ObservableSequenceSink sends next(1)",
      "MapSink sends next(2)",
      "ObservableSequenceSink sends next(2)",
      "MapSink sends next(4)",
      "FilterSink sends next(4)",
      "TakeCountSink sends next(4)",
      "ObservableSequenceSink sends next(3)",
      "MapSink sends next(6)",
      "FilterSink sends next(6)",
      "TakeCountSink sends next(6)",
      "TakeCountSink sends completed",
    ]
    // end 5.12
  }()

  /// How many sinks and disposers are alive when `subscribe` has returned.
  public static let survivors: Int? = {
    // exercise 5.12: How many sinks and disposers outlive the end of the sequence, if the token
    //   that `subscribe` returned is kept.
    // starts as: nil
    // Only the token itself: it has released all the rest.
    1
    // end 5.12
  }()

  /// Which sinks are disposed when somebody disposes the token of ``endless()``.
  public static let teardown: [String] = {
    // exercise 5.12: The sinks, in the order in which they are disposed, as in "MapSink".
    // starts as: []
    // From the end of the chain up: nothing comes through at the bottom before anything else stops.
    ["FilterSink", "TakeCountSink", "MapSink", "FilterSink", "PassingSink"]
    // end 5.12
  }()

  /// Builds a chain whose source never ends.
  public static func endless() -> Observable<Int> {
    Observable<Int>.create { _ in Disposables.create() }
      .filter { $0 > 0 }
      .map { $0 * 2 }
      .take(9)
      .filter { $0 > 2 }
  }

  /// Builds the chain.
  public static func chain() -> Observable<Int> {
    Observable.of(1, 2, 3, 4)
      .map { $0 * 2 }
      .filter { $0 > 2 }
      .take(2)
  }
}
