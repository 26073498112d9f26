import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution11Schedulers
import Solution16Screen

/// The page that shows how strong the wind is.
public final class WindPage {
  /// Shows the speed.
  public let label = Label()

  /// Spins until there is a first speed.
  public let spinner = Spinner()

  private let bag = DisposeBag()

  /// Creates a page; it is called on main.
  ///
  /// - Parameter speeds: Sends what the sensor measures, on the sensor's own queue.
  public init(speeds: Observable<Int>) {
    spinner.isAnimating = true
    // exercise 18.6: Show each speed, and stop the spinner, without touching the screen off main.
    // starts as: speeds
    // starts as:   .subscribe(on: MainScheduler.instance)
    // starts as:   .do(onNext: { [spinner] _ in spinner.isAnimating = false })
    // starts as:   .map { speed in "\(speed) m/s" }
    // starts as:   .subscribe(onNext: { [label] text in label.text = text })
    // starts as:   .disposed(by: bag)
    speeds
      .observe(on: MainScheduler.instance)
      .do(onNext: { [spinner] _ in spinner.isAnimating = false })
      .map { speed in "\(speed) m/s" }
      .subscribe(onNext: { [label] text in label.text = text })
      .disposed(by: bag)
    // end 18.6
  }
}
