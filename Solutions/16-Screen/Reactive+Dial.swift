import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining

extension Reactive where Base: Dial {
  /// The position of the dial, which the user turns and the program sets.
  ///
  /// It sends the current position, and then each to which the dial moves; what is set through this
  /// property, however it was obtained, is not sent. It completes when the dial is gone. Whoever was
  /// the dial's delegate is its delegate again when nobody listens, and hears all moves meanwhile.
  package var position: ControlProperty<Int> {
    // exercise 16.9: A property that reads and sets the dial's position, and keeps nothing of the
    //   dial.
    // starts as: ControlProperty(values: Observable.never(), valueSink: AnyObserver { _ in })
    let moves = Observable<Int>
      .create { [weak dial = base] observer in
        guard let dial else { return Disposables.create() }
        let proxy = DialProxy.of(dial)
        // Listens first: whoever hears the current position may turn the dial at once.
        let listening = proxy.moves.subscribe(observer)
        observer.onNext(dial.position)
        // The dial does not keep its delegate; the subscription does.
        return Disposables.create { withExtendedLifetime(proxy) { listening.dispose() } }
      }
    let sink = Binder(base) { dial, position in DialProxy.set(position, on: dial) }
    return ControlProperty(values: moves.take(until: deallocated), valueSink: sink)
    // end 16.9
  }
}

// exercise 16.9: Everything else it needs: who hears the dial, and knows who has moved it.
/// The delegate of a dial that somebody listens to.
private final class DialProxy: DialDelegate {
  let moves = PublishSubject<Int>()

  private weak var dial: Dial?
  private weak var former: DialDelegate?

  /// Whether the property is setting the dial: then a move is not the user's.
  private var isSetting = false

  init(_ dial: Dial) {
    self.dial = dial
    former = dial.delegate
    dial.delegate = self
  }

  deinit {
    // The dial's reference is weak, and nil by now, unless there is another delegate.
    guard let dial, dial.delegate == nil else { return }
    dial.delegate = former
  }

  /// Returns the proxy that is the dial's delegate, or a new one that becomes it.
  static func of(_ dial: Dial) -> DialProxy {
    dial.delegate as? DialProxy ?? DialProxy(dial)
  }

  /// Sets the position, and sends it to nobody but the former delegate.
  static func set(_ position: Int, on dial: Dial) {
    // Without a proxy nobody listens, and there is nothing to suppress.
    let proxy = dial.delegate as? DialProxy
    let wasSetting = proxy?.isSetting ?? false
    proxy?.isSetting = true
    dial.position = position
    // The former delegate may have set it once more in the meantime: put back what was there.
    proxy?.isSetting = wasSetting
  }

  func dial(_ dial: Dial, didMoveTo position: Int) {
    let isUsers = !isSetting
    former?.dial(dial, didMoveTo: position)
    if isUsers { moves.onNext(position) }
  }
}
// end 16.9
