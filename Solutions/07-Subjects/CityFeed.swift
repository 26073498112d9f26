import Solution04Events

/// What the app knows of one city, for every screen that wants to know.
public final class CityFeed {
  // exercise 7.12: Choose a relay for each of the two. There are always degrees; a warning concerns the
  //   screens that are open when it is given.
  // starts as: private let measured = PublishRelay<Int>()
  // starts as: private let warned = ReplayRelay<String>.create(bufferSize: 1)
  private let measured: BehaviorRelay<Int>
  private let warned = PublishRelay<String>()
  // end 7.12

  /// Creates a feed with the current degrees.
  public init(degrees: Int) {
    // exercise 7.12: Make what has to begin with these degrees.
    measured = BehaviorRelay(value: degrees)
    // end 7.12
  }

  /// The degrees, now and at each change.
  public var degrees: Observable<Int> {
    measured.asObservable()
  }

  /// The warnings, when they are given.
  public var warnings: Observable<String> {
    warned.asObservable()
  }

  /// Notes the degrees that were measured.
  public func measure(_ degrees: Int) {
    measured.accept(degrees)
  }

  /// Gives a warning.
  public func warn(_ text: String) {
    warned.accept(text)
  }
}
