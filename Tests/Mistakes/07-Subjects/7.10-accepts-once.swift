// The relay ends with the first element, as a completion handler would.

// exercise 7.10
// instead of: /// Tells all observers the element.
// instead of: public func accept(_ event: Element) {
// instead of: subject.onNext(event)
// instead of: }
/// Tells all observers the element.
public func accept(_ event: Element) {
  subject.onNext(event)
  subject.onCompleted()
}
// end 7.10
