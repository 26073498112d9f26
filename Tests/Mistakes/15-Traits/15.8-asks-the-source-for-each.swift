// Each subscriber subscribes to the source, and begins again with the initial value.

// exercise 15.8
// instead of: private let relay: BehaviorRelay<Element>
private let relay: BehaviorRelay<Element>
private let initial: Element
private let source: Observable<Element>

// instead of: self.relay = relay
self.relay = relay
self.initial = initial
self.source = source

// instead of: let listening = self.relay.subscribe(observer)
let listening = self.source.asInfallible(onErrorFallbackTo: .never())
  .asObservable()
  .startWith(self.initial)
  .concat(Observable.never())
  .subscribe(observer)
// end 15.8
