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
package final class BacklogSubject<Element>: Observable<Element>, ObserverType {
  package override init() {}

  package func on(_ event: Event<Element>) {}

  package override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    Disposables.create()
  }
}
// end 7.13
