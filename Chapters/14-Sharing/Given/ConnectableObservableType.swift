import Solution03TokensAndBags
import Solution04Events

/// A sequence that runs when it is connected, and not when somebody subscribes.
///
/// RxSwift's protocol has the same name.
public protocol ConnectableObservableType: ObservableType {
  /// Subscribes to the source for all listeners; disposing the result ends that.
  func connect() -> Disposable
}
