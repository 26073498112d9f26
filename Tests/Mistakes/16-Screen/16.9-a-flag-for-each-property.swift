// The flag belongs to the property, so what is set through another call of `rx.position` is sent.

// exercise 16.9
let setting = Setting()
let moves = Observable<Int>
  .create { [weak dial = base] observer in
    guard let dial else { return Disposables.create() }
    let proxy = DialProxy.of(dial)
    let listening = proxy.moves
      .filter { _ in !setting.isUnderWay }
      .startWith(dial.position)
      .subscribe(observer)
    return Disposables.create { withExtendedLifetime(proxy) { listening.dispose() } }
  }
let sink = Binder(base) { dial, position in
  setting.isUnderWay = true
  dial.position = position
  setting.isUnderWay = false
}
return ControlProperty(values: moves.take(until: deallocated), valueSink: sink)
// end 16.9

// exercise 16.9
/// Whether a property sets its dial.
private final class Setting {
  var isUnderWay = false
}

/// The delegate of a dial that somebody listens to.
private final class DialProxy: DialDelegate {
  let moves = PublishSubject<Int>()
  private weak var dial: Dial?
  private weak var former: DialDelegate?

  private init(_ dial: Dial) {
    self.dial = dial
    former = dial.delegate
    dial.delegate = self
  }

  deinit {
    guard let dial, dial.delegate == nil else { return }
    dial.delegate = former
  }

  static func of(_ dial: Dial) -> DialProxy {
    dial.delegate as? DialProxy ?? DialProxy(dial)
  }

  func dial(_ dial: Dial, didMoveTo position: Int) {
    former?.dial(dial, didMoveTo: position)
    moves.onNext(position)
  }
}
// end 16.9
