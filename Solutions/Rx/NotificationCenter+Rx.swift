import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution16Screen

#if !canImport(ObjectiveC)
// Elsewhere it is an `NSObject`, and has `rx` from there.
extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
  /// Returns the notifications that are posted while somebody is subscribed; it never ends.
  ///
  /// They arrive on the thread on which they are posted.
  /// - Parameters:
  ///   - name: The name of those that count; `nil` for all.
  ///   - object: Who must have posted them; `nil` for anybody.
  /// - Returns: A sequence of notifications.
  public func notification(
    _ name: Notification.Name?,
    object: AnyObject? = nil
  ) -> Observable<Notification> {
    .create { [weak object, base] observer in
      let listener = Listener(observer: observer)
      let place = base.addObserver(forName: name, object: object, queue: nil) { notification in
        listener.observer.onNext(notification)
      }
      return Disposables.create { base.removeObserver(place) }
    }
  }
}

/// An observer on its way to the threads that post.
private struct Listener: @unchecked Sendable {
  // Unchecked: whoever posts from several threads at once has to see to their order, as with a subject.
  let observer: AnyObserver<Notification>
}
