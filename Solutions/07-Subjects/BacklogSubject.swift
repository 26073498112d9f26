import Solution02ManyObservers
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// A subject that keeps what its first observer has missed.
///
/// Until the first observer subscribes, everything that is sent is kept, the end too. The first
/// observer hears all of it inside `subscribe`, and then what comes. From then on nothing is kept: a
/// later observer hears what comes, or the end if there was one.
/// ```text
/// subject:  --1--2--^----3--^--4--|
/// first:            (12)-3-----4--|
/// second:                   ---4--|
/// ```
/// Any thread may send, subscribe, and dispose a subscription. RxSwift has no such subject.
// exercise 7.13: The first observer hears all that was sent before it came, in order, and then what
//   comes; every other one hears only what comes. It is told by one thread at a time, and no thread
//   waits for another. What was told is not kept. The name, `init()` and the two sides stay as they
//   are: it is an observable, and an observer. The superclass is up to you.
// starts as: package final class BacklogSubject<Element>: Observable<Element>, ObserverType {
// starts as:   package override init() {}
// starts as:
// starts as:   package func on(_ event: Event<Element>) {}
// starts as:
// starts as:   package override func subscribe<Observer: ObserverType>(
// starts as:     _ observer: Observer
// starts as:   ) -> Disposable where Observer.Element == Element {
// starts as:     Disposables.create()
// starts as:   }
// starts as: }
package final class BacklogSubject<Element>: Broadcast<Element>, SubjectType {
  /// What nobody has heard yet, oldest first; `nil` from the moment when the first observer came.
  ///
  /// An empty array would not do: nothing may be kept after that, not even while nobody listens.
  private var backlog: [Element]? = []

  package override init() {}

  package func asObserver() -> BacklogSubject<Element> {
    self
  }

  // The past may be half told when the first observer sends something itself.
  override var answersNest: Bool { false }

  override func note(_ element: inout Element) {
    backlog?.append(element)
  }

  // Called under the lock, in the step in which an observer gets its slot: so of two observers that
  // come at once one is the first, and an element is either in the past or comes after it.
  override func past(before end: End?) -> [Element] {
    backlog.take() ?? []
  }
}
// end 7.13
