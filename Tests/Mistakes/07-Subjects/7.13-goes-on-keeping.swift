// The first observer takes the past away, and what comes next is kept for the second one.

// exercise 7.13
package final class BacklogSubject<Element>: Broadcast<Element>, SubjectType {
  private var backlog: [Element] = []

  package override init() {}

  package func asObserver() -> BacklogSubject<Element> { self }

  override var answersNest: Bool { false }

  override func note(_ element: inout Element) {
    backlog.append(element)
  }

  override func past(before end: End?) -> [Element] {
    defer { backlog = [] }
    return backlog
  }
}
// end 7.13
