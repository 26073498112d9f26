import Solution04Events
import Solution07Subjects

extension ObservableType {
  /// Returns a sequence that many can listen to; a newcomer hears only what comes from then on.
  public func publish() -> ConnectableObservable<Element> {
    // exercise 14.2: Share through a new `PublishSubject` for each connection.
    // starts as: multicast(PublishSubject())
    multicast(makeSubject: { PublishSubject() })
    // end 14.2
  }
}
