// Reading and drawing are two switches: a tap replaces the drawing only when the archive has answered.

// exercise 18.11
/// The page with the weather chart of the year, which is drawn again at each tap.
public final class ChartPage {
  /// What the chart shows when the measurements could not be read.
  public static let noArchive = "No measurements."

  /// Asks for a new chart.
  public let refreshButton = Button()

  /// Whether the chart is in degrees Fahrenheit; flipping it asks for a new chart, too.
  public let fahrenheit = Switch()

  /// Spins while the chart is being drawn.
  public let spinner = Spinner()

  /// Shows the chart, in this app without pixels.
  public let chart = Label()

  /// Says what was coldest and warmest, as soon as the measurements are there.
  public let summary = Label()

  private let bag = DisposeBag()

  /// Creates a page; it is called on main.
  ///
  /// - Parameters:
  ///   - archive: Sends the measurements of the year, which are in memory, on main, and completes; it
  ///     may fail.
  ///   - draw: Draws a chart of them, which takes two seconds.
  public init(archive: Observable<[Int]>, draw: @escaping ([Int]) -> String) {
    let unit = fahrenheit.rx.isOn.asObservable()

    Observable.merge(refreshButton.rx.tap.withLatestFrom(unit), unit.skip(1))
      .do(onNext: { [spinner] _ in spinner.isAnimating = true })
      .flatMapLatest { [summary] isFahrenheit in
        archive
          .map { celsius in Reading(celsius: celsius, isFahrenheit: isFahrenheit) }
          .catchAndReturn(.nothing)
          // The chart and the summary are made of the same reading.
          .do(onNext: { reading in
            if let text = reading.summary { summary.text = text }
          })
      }
      .flatMapLatest { reading in
        Observable.just(reading)
          .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
          .map { reading in reading.degrees.map(draw) ?? Self.noArchive }
          .observe(on: MainScheduler.instance)
      }
      .do(onNext: { [spinner] _ in spinner.isAnimating = false })
      .subscribe(onNext: { [chart] drawing in chart.text = drawing })
      .disposed(by: bag)
  }
}

/// What the archive has sent, if anything.
private struct Reading {
  static let nothing = Reading()

  let degrees: [Int]?

  private init() {
    degrees = nil
  }

  init(celsius: [Int], isFahrenheit: Bool) {
    degrees = isFahrenheit ? celsius.map { celsius in celsius * 9 / 5 + 32 } : celsius
  }

  /// The coldest and the warmest measurement, as a text.
  var summary: String? {
    guard let coldest = degrees?.min(), let warmest = degrees?.max() else { return nil }
    return "\(coldest)° to \(warmest)°"
  }
}
// end 18.11

// exercise 18.11
[.workOnMain]
// end 18.11
