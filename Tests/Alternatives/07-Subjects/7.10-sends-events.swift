// Tells the subject by events.

// exercise 7.10
// instead of: /// Makes `event` the new value, and tells it to all observers.
// instead of: public func accept(_ event: Element) {
// instead of: subject.onNext(event)
// instead of: }
/// Makes `event` the new value, and tells it to all observers.
public func accept(_ event: Element) {
  subject.on(.next(event))
}
// instead of: /// Tells all observers the element.
// instead of: public func accept(_ event: Element) {
// instead of: subject.onNext(event)
// instead of: }
/// Tells all observers the element.
public func accept(_ event: Element) {
  subject.on(.next(event))
}
// end 7.10
