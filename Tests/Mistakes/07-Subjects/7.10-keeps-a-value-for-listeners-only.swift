// A value is accepted only while there are observers.

// exercise 7.10
// instead of: /// Makes `event` the new value, and tells it to all observers.
// instead of: public func accept(_ event: Element) {
// instead of: subject.onNext(event)
// instead of: }
/// Makes `event` the new value, and tells it to all observers.
public func accept(_ event: Element) {
  if subject.hasObservers { subject.onNext(event) }
}
// end 7.10
