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

    /// What you see when you look up.
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
  ///   - play: Plays the film of a sky, from its first picture, whatever was playing before.
  public init(reports: Observable<Report>, play: @escaping (String) -> Void) {
    // exercise 18.16: Play a film as soon as the sky changes, and leave it alone while the sky
    //   stays the same.
    // starts as: let skies = reports.map { report in report.sky }
    let skies = reports.map { report in report.sky }.distinctUntilChanged()
    // end 18.16
    skies
      .subscribe(onNext: play)
      .disposed(by: bag)
  }
}
