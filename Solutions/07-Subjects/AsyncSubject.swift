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
  private var last: Element?

  override var passesElementsOn: Bool { false }

  override func note(_ element: inout Element) {
    let old = last
    last = element
    if let old { element = old }
  }

  override func past(before end: End?) -> [Element] {
    guard case .completed = end, let last else { return [] }
    return [last]
  }
  // end 7.9
}
