// An error is replaced by an end, and a gauge that has ended has no value for a late subscriber.

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
subscription = source.asInfallible(onErrorFallbackTo: .empty())
  .subscribe(
    onNext: { element in
      relay.accept(element)
      subject.onNext(element)
    },
    onCompleted: { subject.onCompleted() }
  )

// instead of: let listening = self.relay.subscribe(observer)
let listening = self.subject.subscribe(observer)
// end 15.8
