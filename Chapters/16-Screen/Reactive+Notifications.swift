import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects

extension Reactive where Base: NotificationCenter {
  /// The notifications that are posted from now on, each on the thread that posts it.
  ///
  /// RxCocoa's method has the same name.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications; nil for all.
  ///   - sender: Whose notifications they are; nil for everybody's. It is not kept.
  /// - Returns: The sequence, which does not end.
  public func notification(
    _ name: Notification.Name?,
    object sender: AnyObject? = nil
  ) -> Observable<Notification> {
    // exercise 16.7: The center calls each subscriber for as long as it is subscribed. A sender
    //   that was named may be gone by then.
    .never()
    // end 16.7
  }
}
