/// The first leak: a closure that uses `self`.
public final class StormAlarm {
  /// The number of storms since the alarm was created.
  public private(set) var storms = 0

  private let bag = DisposeBag()

  /// Creates an alarm that counts the storms in `forecast`.
  public init(_ forecast: Observable3<String>) {
    // exercise 3.9: Count the storms without keeping the alarm alive.
    forecast
      .observe { if $0 == "storm" { self.storms += 1 } }
      .disposed(by: bag)
    // end 3.9
  }
}
