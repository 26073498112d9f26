// An observer that comes after the end hears the past, though it is not the first one.

// exercise 7.13
package final class BacklogSubject<Element>: Broadcast<Element>, SubjectType {
  private var backlog: [Element] = []

  package override init() {}

  package func asObserver() -> BacklogSubject<Element> { self }
  private var isTaken = false

  override var answersNest: Bool { false }

  override func note(_ element: inout Element) {
    if !isTaken { backlog.append(element) }
  }

  override func past(before end: End?) -> [Element] {
    defer { isTaken = true }
    return isTaken && end == nil ? [] : backlog
  }
}
// end 7.13
