import Solution03TokensAndBags
import Solution04Events

/// A subject that tells a new observer what it has missed, oldest first.
///
/// It does so also after the end, and then tells the end.
///
/// RxSwift's type has the same name.
public class ReplaySubject<Element>: Broadcast<Element>, SubjectType, Disposable {
  /// Creates a subject that keeps the last `bufferSize` elements, which may be zero.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    precondition(bufferSize >= 0, "create(bufferSize:) needs a size of zero or more")
    return bufferSize == 1 ? ReplayOne() : ReplayMany(limit: bufferSize)
  }

  /// Creates a subject that keeps every element, for as long as it lives.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplayMany(limit: .max)
  }

  /// Returns the subject itself, as what it is to a source.
  public func asObserver() -> ReplaySubject<Element> {
    self
  }

  /// Lets go of all observers without telling them; later ones are told `RxError.disposed`.
  public func dispose() {
    machine.dispose()
  }

  override var answersNest: Bool { false }
}

/// A replay subject that keeps one element; `share(replay: 1)` uses it, and so does every driver.
private final class ReplayOne<Element>: ReplaySubject<Element> {
  // Unchecked: it is guarded by the lock of the machine.
  @exclusivity(unchecked) private var newest: Box<Element>?

  override func note(_ element: inout Element) {
    if let newest { swap(&newest.element, &element) } else { newest = Box(element) }
  }

  override func past(before end: End?) -> [Element] {
    guard let newest else { return [] }
    return [newest.element]
  }
}

/// Memory for one element at a time, at a fixed address.
private final class Box<Element> {
  // Unchecked: for the same reason.
  @exclusivity(unchecked) var element: Element

  init(_ element: Element) {
    self.element = element
  }
}

/// A replay subject that keeps any number of elements.
private final class ReplayMany<Element>: ReplaySubject<Element> {
  private var memory: ReplayMemory<Element>

  init(limit: Int) {
    memory = ReplayMemory(limit: limit)
  }

  override func note(_ element: inout Element) {
    memory.note(&element)
  }

  override func past(before end: End?) -> [Element] {
    memory.past
  }
}
