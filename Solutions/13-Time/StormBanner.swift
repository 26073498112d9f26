import Dispatch
import Solution04Events
import Solution11Schedulers

/// The banner at the top of the screen, which warns of storms.
public enum StormBanner {
  /// Returns what the banner shows; whoever listens touches the screen.
  ///
  /// - Parameters:
  ///   - warnings: What the weather service sends, on a thread of its own.
  ///   - main: The scheduler of the screen.
  /// - Returns: The warnings that stood for a second; every event arrives on `main`.
  public static func texts(
    of warnings: Observable<String>,
    main: SchedulerType
  ) -> Observable<String> {
    // exercise 13.12: All events must arrive on `main`: the elements, the last of them, and the end.
    // starts as: warnings.debounce(.seconds(1), scheduler: main)
    warnings.debounce(.seconds(1), scheduler: main)
      .observe(on: main)
    // end 13.12
  }
}
