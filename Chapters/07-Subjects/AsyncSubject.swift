import Solution04Events

/// A subject that tells one element: the last one, when it completes.
///
/// If it fails it tells the error alone.
///
/// RxSwift's type has the same name.
public final class AsyncSubject<Element>: Broadcast<Element>, SubjectType {
  /// Creates a subject without observers.
  public override init() {}

  /// Returns the subject itself, as what it is to a source.
  public func asObserver() -> AsyncSubject<Element> {
    self
  }

  // exercise 7.9: The memory of a subject that tells its last element when it completes, and no other.
  //   Nothing is freed in here.
  // end 7.9
}
