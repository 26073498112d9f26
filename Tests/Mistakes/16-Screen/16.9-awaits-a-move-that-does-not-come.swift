// It remembers the position that was set until the dial reports it; a position at which the dial
// already is is never reported, and the next turn to it is swallowed. Lesson: "Afterwards the user
// is heard as before, even at a position that the program has set."

// exercise 16.9
let values = Observable<Int>
  .create { [weak dial = base] observer in
    guard let dial else { return Disposables.create() }
    let proxy = DialProxy.of(dial)
    let subscription = proxy.turns.subscribe(observer)
    observer.onNext(dial.position)
    return Disposables.create {
      subscription.dispose()
      withExtendedLifetime(proxy) {}
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
  /// The positions to which the user turns.
  let turns = PublishSubject<Int>()

  private weak var owner: Dial?
  private weak var former: DialDelegate?
  private var awaited: Int?

  private init(_ dial: Dial) {
    owner = dial
    former = dial.delegate
    dial.delegate = self
  }

  deinit {
    guard let owner, owner.delegate == nil else { return }
    owner.delegate = former
  }

  static func of(_ dial: Dial) -> DialProxy {
    dial.delegate as? DialProxy ?? DialProxy(dial)
  }

  static func set(_ dial: Dial, to position: Int) {
    // It stops at 0 and at 9.
    let proxy = dial.delegate as? DialProxy
    proxy?.awaited = min(max(position, 0), 9)
    dial.position = position
  }

  func dial(_ dial: Dial, didMoveTo position: Int) {
    let isTurned = position != awaited
    if !isTurned { awaited = nil }
    former?.dial(dial, didMoveTo: position)
    if isTurned { turns.onNext(position) }
  }
}
// end 16.9
