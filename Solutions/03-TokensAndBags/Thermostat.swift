/// The second leak: a method that is passed as a closure.
public final class Thermostat {
  /// Whether the heating is on.
  public private(set) var isHeating = false

  private let degrees = Observable3(20)
  private let bag = DisposeBag()

  /// Creates a thermostat that heats below 18 degrees.
  public init() {
    // exercise 3.9: React to each measurement without keeping the thermostat alive.
    // starts as: degrees.observe(react).disposed(by: bag)
    // Unowned: nobody else has `degrees`, so it can't call us once we are gone.
    degrees.observe { [unowned self] in react(to: $0) }.disposed(by: bag)
    // end 3.9
  }

  /// Takes a measurement.
  public func measure(_ newDegrees: Int) {
    degrees.value = newDegrees
  }

  private func react(to newDegrees: Int) {
    isHeating = newDegrees < 18
  }
}
