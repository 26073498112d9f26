/// A screen that shows each new forecast, for as long as the screen is there.
public final class ForecastScreen {
  /// What the screen shows, oldest line first.
  public private(set) var lines: [String] = []

  private let bag = DisposeBag()

  /// Creates a screen that shows each change of `forecast`.
  public init(_ forecast: Observable3<String>) {
    // exercise 3.8: Show every new forecast until the screen is freed; leave no observer behind.
    forecast
      .observe { [weak self] in self?.lines.append($0) }
      .disposed(by: bag)
    // end 3.8
  }
}
