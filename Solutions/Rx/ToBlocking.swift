import Foundation
import Solution04Events
import Solution05ProducerAndSink

extension ObservableConvertibleType {
  /// Returns the sequence as calls that wait for it, for tests and for command-line programs.
  ///
  /// - Parameter timeout: The seconds after which a call gives up; `nil` to wait for ever.
  /// - Returns: The sequence, to which nobody is subscribed before a call waits.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(timeout: timeout, source: asObservable())
  }
}
