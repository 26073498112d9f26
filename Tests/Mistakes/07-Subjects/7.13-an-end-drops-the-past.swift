// After the end the first observer hears only the end, as in a behavior subject.

// exercise 7.13
package final class BacklogSubject<Element>: Broadcast<Element>, SubjectType {
  private var backlog: [Element]? = []

  package override init() {}

  package func asObserver() -> BacklogSubject<Element> { self }

  override var answersNest: Bool { false }

  override func note(_ element: inout Element) {
    backlog?.append(element)
  }

  override func past(before end: End?) -> [Element] {
    guard end == nil else { return [] }
    return backlog.take() ?? []
  }
}
// end 7.13
