import Solution04Events

/// A subject that tells one element: the last one, when it completes.
///
/// If it fails it tells the error alone.
///
/// RxSwift's type has the same name.
public final class AsyncSubject<Element>: Broadcast<Element>, SubjectType {
  private var last: Element?

  /// Creates a subject without observers.
  public override init() {}

  /// Returns the subject itself, as what it is to a source.
  public func asObserver() -> AsyncSubject<Element> {
    self
  }

  override var passesElementsOn: Bool { false }

  override func note(_ element: inout Element) {
    // exercise 7.9: Keep the element, and leave the one before in its place, if there is one.
    // end 7.9
  }

  override func past(before end: End?) -> [Element] {
    // exercise 7.9: The last element, if there is one, is told before `completed` and at no other time.
    []
    // end 7.9
  }
}
