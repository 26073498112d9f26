// The past is never dropped, so every observer hears it: a replay subject.

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
    backlog
  }
}
// end 7.13
