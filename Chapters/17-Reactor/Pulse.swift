import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution09Flattening

/// A value in a state that counts how often it was set, even to the same value again.
///
/// It is for what happens once and does not last: an alert, a step to the next screen, an error.
/// ```swift
/// @Pulse var error: String?
/// ```
/// ReactorKit's type of the same name.
@propertyWrapper
public struct Pulse<Value> {
  // exercise 17.6: The value, and a count of how often it was set.
  /// The value.
  public var value: Value
  // end 17.6

  /// How often the value was set; after the greatest number it is zero again.
  public internal(set) var valueUpdatedCount = UInt.min

  /// Creates a value that was never set.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value and its count.
  public var projectedValue: Pulse<Value> {
    self
  }
}

extension Pulse: Sendable where Value: Sendable {}

extension Reactor {
  /// Returns the values of a pulse: the current one, and then each one that is set.
  ///
  /// ```swift
  /// reactor.pulse(\.$error)
  /// ```
  /// - Parameter transformToPulse: Finds the pulse in the state; if it throws, the sequence fails.
  /// - Returns: A sequence of the values; other changes of the state make no element.
  public func pulse<Value>(
    _ transformToPulse: @escaping (State) throws -> Pulse<Value>
  ) -> Observable<Value> {
    // exercise 17.6: One element for each time the value was set, equal or not; none for a state in
    //   which it was not.
    .never()
    // end 17.6
  }
}
