import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution11Schedulers
import Solution13Time
import Solution14Sharing

/// Asks all weather stations what they measure, when the list is pulled down.
public struct StationRound {
  private let stations: Observable<String>
  private let measure: (String) -> Observable<Int>

  /// Creates a round that has not begun.
  ///
  /// - Parameters:
  ///   - stations: Sends the names of the stations, and completes.
  ///   - measure: Asks a station, which answers once and completes, or fails.
  public init(stations: Observable<String>, measure: @escaping (String) -> Observable<Int>) {
    self.stations = stations
    self.measure = measure
  }

  /// What the stations measure, in the order of their answers; it completes after the last one.
  ///
  /// All stations are asked at once. The spinner at the top of the list spins until the end.
  public var measurements: Observable<Int> {
    // exercise 18.17: All stations are heard before the end, a failure is passed on, and disposing
    //   cancels the question to every station.
    .create { [stations, measure] observer in
      stations.subscribe(
        onNext: { station in
          _ = measure(station).subscribe(onNext: { observer.onNext($0) })
        },
        onError: { observer.onError($0) },
        onCompleted: { observer.onCompleted() }
      )
    }
    // end 18.17
  }
}
