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

/// The panel with the moving sky.
public final class SkyPanel {
  /// What a weather station sends every second.
  public struct Report: Equatable {
    /// When it was measured, in seconds.
    public let time: Int

    /// What is to be seen above.
    public let sky: String

    /// Creates a report.
    public init(time: Int, sky: String) {
      self.time = time
      self.sky = sky
    }
  }

  private let bag = DisposeBag()

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - reports: Sends a report every second.
  ///   - play: Begins the film of a sky, from its first picture, whatever was played before.
  public init(reports: Observable<Report>, play: @escaping (String) -> Void) {
    // exercise 18.15: Begin a film at once when the sky becomes another, and leave it alone while it is
    //   the same.
    // starts as: let skies = reports.map { report in report.sky }
    let skies = reports.map { report in report.sky }.distinctUntilChanged()
    // end 18.15
    skies
      .subscribe(onNext: play)
      .disposed(by: bag)
  }
}
