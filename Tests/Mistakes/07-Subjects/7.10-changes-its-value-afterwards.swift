// Keeps the value beside the subject, and changes it when all observers have heard the new one.

// exercise 7.10
// instead of: private let subject: BehaviorSubject<Element>
private let subject: BehaviorSubject<Element>
private var latest: Element
// instead of: subject = BehaviorSubject(value: value)
subject = BehaviorSubject(value: value)
latest = value
// instead of: /// The newest value.
// instead of: public var value: Element {
// instead of: subject.current
// instead of: }
/// The newest value.
public var value: Element { latest }
// instead of: /// Makes `event` the new value, and tells it to all observers.
// instead of: public func accept(_ event: Element) {
// instead of: subject.onNext(event)
// instead of: }
/// Makes `event` the new value, and tells it to all observers.
public func accept(_ event: Element) {
  subject.onNext(event)
  latest = event
}
// end 7.10
