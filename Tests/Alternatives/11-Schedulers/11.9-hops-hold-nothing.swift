// Hops hold the sink weakly, which its own token keeps.

// exercise 11.9
// instead of: private let element: Observer.Element
// instead of: private let sink: Sink<Observer>
private let element: Observer.Element
private weak var sink: Sink<Observer>?
// instead of: sink.forwardNext(element)
sink?.forwardNext(element)
// instead of: private let error: Swift.Error?
// instead of: private let sink: Sink<Observer>
private let error: Swift.Error?
private weak var sink: Sink<Observer>?
// instead of: if let error { sink.fail(with: error) } else { sink.complete() }
if let error { sink?.fail(with: error) } else { sink?.complete() }
// end 11.9
