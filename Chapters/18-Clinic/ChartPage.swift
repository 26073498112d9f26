import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution11Schedulers
import Solution16Screen

/// The page with the weather chart, which each tap draws anew.
public final class ChartPage {
  /// Asks for a new chart.
  public let refreshButton = Button()

  /// Spins while the chart is being drawn.
  public let spinner = Spinner()

  /// Shows the chart, in this app without pixels.
  public let chart = Label()

  private let bag = DisposeBag()

  /// Creates a page; it is called on main.
  ///
  /// - Parameters:
  ///   - archive: Sends the measurements of the year, which are in memory, and completes.
  ///   - draw: Makes a chart of them, which takes two seconds.
  ///   - worker: A queue that has time for that.
  public init(
    archive: Observable<[Int]>,
    draw: @escaping ([Int]) -> String,
    worker: ImmediateSchedulerType
  ) {
    // exercise 18.11: At a tap the spinner starts at once, and then a chart is drawn and shown; the
    //   screen is touched only on main, and main does not draw.
    refreshButton.rx.tap
      .do(onNext: { [spinner] in spinner.isAnimating = true })
      .flatMapLatest { archive }
      .map(draw)
      .observe(on: MainScheduler.instance)
      .do(onNext: { [spinner] _ in spinner.isAnimating = false })
      .subscribe(onNext: { [chart] drawing in chart.text = drawing })
      .disposed(by: bag)
    // end 18.11
  }
}
