// An array of observers; the last one who leaves gives the dial its delegate back.

// exercise 16.9
let (dial, farewell) = (base, deallocated)
let values = Observable<Int>
  .create { [weak dial] observer in
    guard let dial else { return Disposables.create() }
    let station = dial.delegate as? Station ?? Station()
    let token = station.add(observer, to: dial)
    observer.onNext(dial.position)
    return token
  }
return ControlProperty(
  values: values.take(until: farewell),
  valueSink: Binder(dial) { dial, position in
    guard let station = dial.delegate as? Station else { return dial.position = position }
    station.silently { dial.position = position }
  }
)
// end 16.9

// exercise 16.9
/// The delegate of a dial, and those to whom it reports the user's turns.
private final class Station: DialDelegate {
  private var observers: [(key: Int, observer: AnyObserver<Int>)] = []
  private var nextKey = 0
  private weak var former: DialDelegate?
  private var silence = 0

  func add(_ observer: AnyObserver<Int>, to dial: Dial) -> Disposable {
    if dial.delegate !== self {
      former = dial.delegate
      dial.delegate = self
    }
    let key = nextKey
    nextKey += 1
    observers.append((key, observer))
    return Disposables.create { [weak dial] in
      self.observers.removeAll { $0.key == key }
      if self.observers.isEmpty { dial?.delegate = self.former }
    }
  }

  func silently(_ body: () -> Void) {
    silence += 1
    body()
    silence -= 1
  }

  func dial(_ dial: Dial, didMoveTo position: Int) {
    former?.dial(dial, didMoveTo: position)
    guard silence == 0 else { return }
    for (_, observer) in observers { observer.onNext(position) }
  }
}
// end 16.9
