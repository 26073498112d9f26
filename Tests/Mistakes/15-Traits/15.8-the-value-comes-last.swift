// Has the value beside the relay, and changes it when the observers have heard: one that reads it reads
// the old one.

// exercise 15.8
// instead of: private let relay: BehaviorRelay<Element>
private let newest: Lock<Element>
private let relay: BehaviorRelay<Element>

// instead of: let relay = BehaviorRelay(value: initial)
newest = Lock(initial)
let relay = BehaviorRelay(value: initial)

// instead of: subscription = source.asInfallible(onErrorFallbackTo: .empty())
// instead of: .subscribe(onNext: { relay.accept($0) })
let token = SingleAssignmentDisposable()
subscription = token
token.setDisposable(
  source.asInfallible(onErrorFallbackTo: .empty())
    .subscribe(onNext: { [weak self] element in
      relay.accept(element)
      self?.newest.withLock { $0 = element }
    })
)

// instead of: var value: Element { relay.value }
var value: Element { newest.withLock { $0 } }
// end 15.8
