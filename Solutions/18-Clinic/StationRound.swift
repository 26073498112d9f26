import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution13Time
import Solution14Sharing

// exercise 18.17: Fix this program, here and in `CorrectionDesk.swift`; you may change all of it.
//   Keep the names that the tests use: `StationRound` with its initializer, `pull()`, `rows`,
//   `isSpinning` and `notice`.

/// The list of the weather stations; pulling it down asks all of them.
public final class StationRound {
  /// The rows of the list, in the order in which they came; a new round starts with none.
  public let rows = BehaviorRelay<[String]>(value: [])

  /// Whether the spinner at the top of the list spins: from the pull to the last row.
  public let isSpinning = BehaviorRelay(value: false)

  /// What went wrong in the newest round, if anything.
  public let notice = BehaviorRelay(value: "")

  private let pulls = PublishSubject<Void>()
  private let bag = DisposeBag()

  /// Creates a list without rows.
  ///
  /// - Parameters:
  ///   - stations: Sends the names of the stations, and completes.
  ///   - measure: Asks a station, which answers once and completes, or fails.
  ///   - desk: Corrects what they measure.
  public init(
    stations: Observable<String>,
    measure: @escaping (String) -> Observable<Int>,
    desk: CorrectionDesk
  ) {
    let measurements = stations.flatMap { station in
      measure(station).map { degrees in Measurement(station: station, degrees: degrees) }
    }
    // starts as: let round = measurements.do(onNext: { [rows] measurement in
    // starts as:   desk.correct(measurement) { corrected in rows.accept(rows.value + [corrected.row]) }
    // starts as: })
    let round = measurements.flatMap { measurement in desk.correct(measurement) }
      .do(onNext: { [rows] corrected in rows.accept(rows.value + [corrected.row]) })
    // from here on alike

    let visibleRound = round.ignoreElements()
      .catch { [notice] error in
        notice.accept("That did not work: \(error).")
        return .empty()
      }
      .do(
        onSubscribe: { [rows, isSpinning, notice] in
          rows.accept([])
          notice.accept("")
          isSpinning.accept(true)
        },
        onDispose: { [isSpinning] in isSpinning.accept(false) }
      )

    pulls
      .flatMapFirst { visibleRound }
      .subscribe()
      .disposed(by: bag)
  }

  /// Is called when the list is pulled down; while the spinner spins, that does nothing.
  public func pull() {
    pulls.onNext(())
  }
}

/// What a station has measured.
public struct Measurement {
  /// The name of the station.
  public let station: String

  /// The temperature.
  public let degrees: Int

  /// The measurement as a row of the list.
  var row: String { "\(station) \(degrees)°" }
}
// end 18.17
