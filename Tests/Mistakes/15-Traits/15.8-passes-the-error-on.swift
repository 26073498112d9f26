// A subject hears all that the source sends, the error too, and passes it on.

// exercise 15.8
// instead of: private let relay: BehaviorRelay<Element>
private let relay: BehaviorRelay<Element>
private let subject: BehaviorSubject<Element>

// instead of: self.relay = relay
self.relay = relay
let subject = BehaviorSubject(value: initial)
self.subject = subject

// instead of: subscription = source.asInfallible(onErrorFallbackTo: .empty())
// instead of: .subscribe(onNext: { relay.accept($0) })
subscription = source.do(onNext: { relay.accept($0) }).subscribe(subject)

// instead of: let listening = self.relay.subscribe(observer)
let listening = self.subject.subscribe(observer)
// end 15.8
