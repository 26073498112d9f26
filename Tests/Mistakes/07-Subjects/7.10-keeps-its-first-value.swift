// The value that can be read is the one from the beginning.

// exercise 7.10
// instead of: private let subject: BehaviorSubject<Element>
private let subject: BehaviorSubject<Element>
private let first: Element
// instead of: subject = BehaviorSubject(value: value)
subject = BehaviorSubject(value: value)
first = value
// instead of: /// The newest value.
// instead of: public var value: Element {
// instead of: subject.current
// instead of: }
/// The newest value.
public var value: Element { first }
// end 7.10
