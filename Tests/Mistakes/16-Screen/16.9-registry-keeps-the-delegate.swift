// A registry keeps the proxies, and can't find the entry of a dial that is gone: the proxy stays
// for ever. Lesson: "After `dispose()` or the end nothing is kept: not the observer, and not what
// you gave the dial as a delegate."

// exercise 16.9
let values = Observable<Int>
  .create { [weak dial = base] observer in
    guard let dial else { return Disposables.create() }
    let proxy = DialProxy.of(dial)
    proxy.listeners += 1
    let subscription = proxy.turns.subscribe(observer)
    observer.onNext(dial.position)
    return Disposables.create {
      subscription.dispose()
      proxy.leave()
    }
  }
return ControlProperty(
  values: values.take(until: deallocated),
  valueSink: Binder<Int>(base) { dial, position in DialProxy.set(dial, to: position) }
)
// end 16.9

// exercise 16.9
/// The delegate of a dial while anybody listens; each subscription keeps it.
private final class DialProxy: DialDelegate {
  private static let known = Lock<[ObjectIdentifier: DialProxy]>([:])

  var listeners = 0

  /// The positions to which the user turns.
  let turns = PublishSubject<Int>()

  private weak var owner: Dial?
  private weak var former: DialDelegate?
  private var settings = 0

  private init(_ dial: Dial) {
    owner = dial
    former = dial.delegate
    dial.delegate = self
  }

  func leave() {
    listeners -= 1
    guard listeners == 0, let owner else { return }
    owner.delegate = former
    _ = Self.known.withLock { $0.removeValue(forKey: ObjectIdentifier(owner)) }
  }

  static func of(_ dial: Dial) -> DialProxy {
    let id = ObjectIdentifier(dial)
    if let proxy = known.withLock({ $0[id] }), proxy.owner != nil { return proxy }
    let proxy = DialProxy(dial)
    // The one before, if there is any, is freed after the lock is released.
    let before = known.withLock { $0.updateValue(proxy, forKey: id) }
    withExtendedLifetime(before) {}
    return proxy
  }

  static func set(_ dial: Dial, to position: Int) {
    let proxy = dial.delegate as? DialProxy
    proxy?.settings += 1
    dial.position = position
    proxy?.settings -= 1
  }

  func dial(_ dial: Dial, didMoveTo position: Int) {
    let isTurned = settings == 0
    former?.dial(dial, didMoveTo: position)
    if isTurned { turns.onNext(position) }
  }
}
// end 16.9
