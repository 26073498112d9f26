import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution11Schedulers
import Solution14Sharing
import Solution16Screen

// exercise 18.6: Fix this program; you may change all of it. The page shows what the sensor
//   has measured, and the strongest wind so far. Keep the names that the tests use:
//   `WindPage(speeds:)`, `label`, `details`, `warning`, `spinner`, `openDetails` and
//   `closeDetails`.
/// The page that shows how strong the wind is, and how strong it has been.
public final class WindPage {
  /// Shows the speed.
  public let label = Label()

  /// Shows the strongest wind since the page was opened, while the details are open.
  public let details = Label()

  /// Warns of a gale, and is hidden while there is none.
  public let warning = Label()

  /// Spins until there is a first speed.
  public let spinner = Spinner()

  /// The speed at which a gale begins, in metres a second.
  private static let gale = 17

  private let strongest: Observable<Int>
  private let bag = DisposeBag()
  private var detailsBag = DisposeBag()

  /// Creates a page; it is called on main.
  ///
  /// - Parameter speeds: Sends what the sensor measures, without an end, on the sensor's own queue; a
  ///   speed below zero means that the sensor is frozen. Subscribing switches it on, which takes a
  ///   moment.
  public init(speeds: Observable<Int>) {
    // One subscription for everybody, since each one switches the sensor on.
    let readings = speeds.filter { speed in speed >= 0 }.share()
    strongest =
      readings
      .scan(0) { strongest, speed in max(strongest, speed) }
      .distinctUntilChanged()
      .share()
    details.isHidden = true
    spinner.isAnimating = true
    warning.text = "Gale"
    warning.isHidden = true
    showSpeed(readings)
    showWarning(readings)
    // Counts from now on, whether the details are open or not.
    strongest.subscribe().disposed(by: bag)
  }

  private func showSpeed(_ readings: Observable<Int>) {
    readings
      .observe(on: MainScheduler.instance)
      .do(onNext: { [spinner] _ in spinner.isAnimating = false })
      .map { speed in "\(speed) m/s" }
      .subscribe(onNext: { [label] text in label.text = text })
      .disposed(by: bag)
  }

  private func showWarning(_ readings: Observable<Int>) {
    readings
      .map { speed in speed >= Self.gale }
      .distinctUntilChanged()
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [warning] isGale in warning.isHidden = !isGale })
      .disposed(by: bag)
  }

  /// Is called when the user opens the details, on main.
  public func openDetails() {
    strongest
      .do(onNext: { [details] _ in details.isHidden = false })
      .map { speed in "at most \(speed) m/s" }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [details] text in details.text = text })
      .disposed(by: detailsBag)
  }

  /// Is called when the user closes the details, on main.
  public func closeDetails() {
    detailsBag = DisposeBag()
    details.isHidden = true
  }
}
// end 18.6
