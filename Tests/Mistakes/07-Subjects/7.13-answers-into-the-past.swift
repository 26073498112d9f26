// What the first observer sends during the replay comes into the middle of the past.

// exercise 7.13
package final class BacklogSubject<Element>: Broadcast<Element>, SubjectType {
  private var backlog: [Element]? = []

  package override init() {}

  package func asObserver() -> BacklogSubject<Element> { self }

  override func note(_ element: inout Element) {
    backlog?.append(element)
  }

  override func past(before end: End?) -> [Element] {
    backlog.take() ?? []
  }
}
// end 7.13
