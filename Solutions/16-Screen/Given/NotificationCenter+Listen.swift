import Foundation

extension NotificationCenter {
  /// Calls a closure at each notification, on the thread that posts it, until the token is handed
  /// to `removeObserver(_:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications; nil for all.
  ///   - sender: Whose notifications they are; nil for everybody's. It is not kept.
  ///   - body: Is kept until the token is removed.
  /// - Returns: The token.
  func listen(
    to name: Notification.Name?,
    from sender: AnyObject?,
    _ body: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let isForOne = sender != nil
    // Unchecked: Rx leaves it to its users to send one event at a time, on whichever thread.
    nonisolated(unsafe) let call = { [weak sender] (notification: Notification) in
      // The center knows a sender by its address, where another object may lie once it is gone.
      if !isForOne || sender != nil { body(notification) }
    }
    return addObserver(forName: name, object: sender, queue: nil) { call($0) }
  }
}

#if !canImport(ObjectiveC)
// Elsewhere than on Apple's systems it is no `NSObject`, which has an `rx` already.
extension NotificationCenter: ReactiveCompatible {}
#endif
