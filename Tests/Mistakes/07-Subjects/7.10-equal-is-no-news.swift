// A BehaviorRelay that accepts a value equal to its own tells nobody.

// exercise 7.10
// instead of: /// Makes `event` the new value, and tells it to all observers.
// instead of: public func accept(_ event: Element) {
// instead of: subject.onNext(event)
// instead of: }
/// Makes `event` the new value, and tells it to all observers.
public func accept(_ event: Element) {
  if let old = subject.current as? AnyHashable, old == event as? AnyHashable { return }
  subject.onNext(event)
}
// end 7.10
