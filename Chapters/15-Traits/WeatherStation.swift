import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution10Errors

/// Four sources of a weather station, each of which makes a promise that its type does not show.
public enum WeatherStation {
  /// Returns the first measurement of a thermometer that never stops, or nil if it ends without
  /// one.
  public static func firstMeasurement(of thermometer: Observable<Int>) -> Single<Int?> {
    // exercise 15.3: Send the first measurement as soon as it comes, and dispose the thermometer.
    .never()
    // end 15.3
  }

  /// Returns the height of the station, which comes once.
  public static func height(in replies: Observable<Int>) -> Single<Int> {
    // exercise 15.3: Send the one reply. None, or more than one, is an error.
    .never()
    // end 15.3
  }

  /// Returns the note of the day before, if somebody has written one.
  public static func note(in archive: Observable<String>) -> Maybe<String> {
    // exercise 15.3: Send the note, or that there is none. More than one is an error.
    .never()
    // end 15.3
  }

  /// Returns whether a restart went well; its progress in percent is of no interest.
  public static func restart(_ progress: Observable<Int>) -> Completable {
    // exercise 15.3: Send the end of the restart, and nothing else.
    .never()
    // end 15.3
  }
}
