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

// exercise 18.16: Fix this program; you may change all of it. Keep the names that the tests use:
//   `SkyPanel` with its initializer and `caption`, and `SkyPanel.Report`.

/// The panel with the moving sky, and a line of text below it.
public final class SkyPanel {
  /// What a weather station sends every second.
  public struct Report: Equatable {
    /// When it was measured, in seconds.
    public let time: Int

    /// What you see when you look up.
    public let sky: String

    /// How warm it is.
    public let degrees: Int

    /// Creates a report.
    public init(time: Int, sky: String, degrees: Int = 15) {
      self.time = time
      self.sky = sky
      self.degrees = degrees
    }
  }

  /// The line below the film, with the newest temperature.
  public private(set) var caption = ""

  private let bag = DisposeBag()

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - reports: Sends a report every second; each subscription is a connection to the station.
  ///   - winds: Sends the speed of the wind, in metres per second, every second. It differs
  ///     a little each time.
  ///   - returns: Sends something when the app comes back to the screen. Films have stopped by
  ///     then, and have to begin again.
  ///   - play: Plays a film from its first picture, whatever was playing before.
  public init(
    reports: Observable<Report>,
    winds: Observable<Double>,
    returns: Observable<Void>,
    play: @escaping (String) -> Void
  ) {
    let reports = reports.share()
    let films = Self.films(reports: reports, winds: winds).share(replay: 1)

    Observable.merge(films, returns.withLatestFrom(films))
      .subscribe(onNext: play)
      .disposed(by: bag)

    reports
      .map { report in "\(report.sky), \(report.degrees)°" }
      .subscribe(onNext: { [weak self] caption in self?.caption = caption })
      .disposed(by: bag)
  }

  /// The films for these reports and winds, each at the moment when it begins.
  private static func films(
    reports: Observable<Report>,
    winds: Observable<Double>
  ) -> Observable<String> {
    let skies = reports.map { report in report.sky }.distinctUntilChanged()
    // Before anybody has measured the wind, the clouds stand still.
    let paces = winds.startWith(0)
      // starts as: .distinctUntilChanged()
      // starts as: .map { speed in Pace(speed: speed) }
      .map { speed in Pace(speed: speed) }
      .distinctUntilChanged()
    // from here on alike
    return Observable.combineLatest(skies, paces) { sky, pace in pace.film(of: sky) }
  }
}

/// How fast the sky moves.
private enum Pace: Equatable {
  case still
  case slow
  case fast

  init(speed: Double) {
    switch speed {
    case ..<1: self = .still
    case ..<10: self = .slow
    default: self = .fast
    }
  }

  /// The name of a sky's film at this pace.
  func film(of sky: String) -> String {
    switch self {
    case .still: sky
    case .slow: "\(sky), slow"
    case .fast: "\(sky), fast"
    }
  }
}
// end 18.16
