import Solution04Events

/// A type that is both: others subscribe to it, and it is told what to send them.
///
/// RxSwift's protocol has the same name.
public protocol SubjectType: ObservableType {
  /// The type of the observer side.
  associatedtype Observer: ObserverType

  /// Returns the side that is told events.
  func asObserver() -> Observer
}
