// Keeps the value beside the subject, and changes it in a step before: of two values the wrong one may stay.

// exercise 7.10
// instead of: private let subject: BehaviorSubject<Element>
private let subject: BehaviorSubject<Element>
private let newest: Lock<Element>
// instead of: subject = BehaviorSubject(value: value)
subject = BehaviorSubject(value: value)
newest = Lock(value)
// instead of: subject.current
newest.withLock { $0 }
// instead of: /// Makes `event` the new value, and tells it to all observers.
// instead of: public func accept(_ event: Element) {
// instead of: subject.onNext(event)
// instead of: }
/// Makes `event` the new value, and tells it to all observers.
public func accept(_ event: Element) {
  var old = event
  newest.withLock { swap(&$0, &old) }
  subject.onNext(event)
}
// end 7.10
