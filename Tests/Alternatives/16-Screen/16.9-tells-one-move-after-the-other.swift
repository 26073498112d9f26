// Each report gets a number and waits in a line; a new subscriber hears the moves with greater numbers.

// exercise 16.9
let values = Observable<Int>
  .create { [weak dial = base] observer in
    guard let dial else { return Disposables.create() }
    let line = MoveLine.joined(of: dial)
    let reported = line.reported
    let turns = line.told
      .filter { $0.isByUser && $0.number > reported }
      .subscribe(onNext: { observer.onNext($0.position) })
    observer.onNext(dial.position)
    return Disposables.create {
      turns.dispose()
      line.leave()
    }
  }
let sink = Binder(base) { (dial: Dial, position: Int) in
  let line = dial.delegate as? MoveLine
  line?.isProgrammed = true
  dial.position = position
  line?.isProgrammed = false
}
return ControlProperty(values: values.take(until: deallocated), valueSink: sink)
// end 16.9

// exercise 16.9
/// The delegate of a dial while anybody listens, which tells of one move after the other.
private final class MoveLine: DialDelegate {
  struct Move {
    let number: Int
    let position: Int
    let isByUser: Bool
  }

  let told = PublishSubject<Move>()
  /// Whether the next report is of what the program has set.
  var isProgrammed = false
  /// How many moves the dial has reported.
  private(set) var reported = 0

  private weak var dial: Dial?
  private weak var former: DialDelegate?
  private var listeners = 0
  private var waiting: [Move] = []
  private var isTelling = false

  private init(_ dial: Dial) {
    self.dial = dial
    former = dial.delegate
    dial.delegate = self
  }

  static func joined(of dial: Dial) -> MoveLine {
    let line = dial.delegate as? MoveLine ?? MoveLine(dial)
    line.listeners += 1
    return line
  }

  func leave() {
    listeners -= 1
    giveBack()
  }

  func dial(_ dial: Dial, didMoveTo position: Int) {
    reported += 1
    waiting.append(Move(number: reported, position: position, isByUser: !isProgrammed))
    // What the dial reports next, inside of this, is something else.
    isProgrammed = false
    guard !isTelling else { return }
    isTelling = true
    while !waiting.isEmpty {
      let move = waiting.removeFirst()
      former?.dial(dial, didMoveTo: move.position)
      told.onNext(move)
    }
    isTelling = false
    giveBack()
  }

  private func giveBack() {
    guard listeners == 0, !isTelling, let dial, dial.delegate === self else { return }
    dial.delegate = former
  }
}
// end 16.9
