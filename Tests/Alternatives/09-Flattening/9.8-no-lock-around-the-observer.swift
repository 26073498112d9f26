// A plain sink with numbered queues and no lock around the observer: an error is left to the call
// that is telling.

// exercise 9.8
ConcatMapEager(asObservable(), slots: maxConcurrent, select: selector)
// end 9.8

// exercise 9.8
/// The producer of `concatMapEager`.
private final class ConcatMapEager<
  Outer,
  Inner: ObservableConvertibleType
>: Producer<Inner.Element> {
  private let source: Observable<Outer>
  private let slots: Int
  private let select: (Outer) throws -> Inner

  init(_ source: Observable<Outer>, slots: Int, select: @escaping (Outer) throws -> Inner) {
    self.source = source
    self.slots = slots
    self.select = select
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Inner.Element {
    let sink = OrderedSink(slots: slots, observer: observer, cancel: cancel)
    return (sink, sink.run(source, select))
  }
}

/// The sink: numbered sequences, what they have sent, and one call at a time that tells.
///
/// No lock is held while the observer is called: what comes meanwhile, be it an error, is left to the
/// call that is telling.
private final class OrderedSink<Observer: ObserverType>: Sink<Observer> {
  typealias Inner = Observable<Observer.Element>

  /// What one sequence has sent; `nil` is its end.
  typealias Events = Queue<Observer.Element?>

  private struct Desk {
    /// By number; what is told is taken out.
    var inLine: [Int: Events] = [:]
    var turn = 0
    var count = 0

    /// Who waits for a slot, and how many slots are taken.
    var ahead = Queue<(number: Int, inner: Inner)>()
    var taken = 0

    /// What can still send something: the outer sequence, closures, inner sequences.
    var alive = 1

    var isOccupied = false
    var error: Swift.Error?
  }

  private enum Task {
    case say(Observer.Element)
    case end(Swift.Error?)
    case goHome
  }

  let slots: Int
  let group = CompositeDisposable()
  private let desk = Lock(Desk())
  private let outer = Membership()

  // One move for each slot that has been given up: turns a recursion into a loop.
  private let moves = Counter()

  init(slots: Int, observer: Observer, cancel: SinkDisposer) {
    self.slots = slots
    super.init(observer: observer, cancel: cancel)
  }

  func run<Outer, Source: ObservableConvertibleType>(
    _ source: Observable<Outer>,
    _ select: @escaping (Outer) throws -> Source
  ) -> Disposable where Source.Element == Observer.Element {
    let first = OuterObserver(sink: self) { try select($0).asObservable() }
    outer.begin(with: source.subscribe(first), in: group)
    return group
  }

  // MARK: Beginning

  func expectOne() {
    desk.withLock { $0.alive += 1 }
  }

  func add(_ inner: Inner) {
    let number: Int? = desk.withLock { desk in
      guard !isDisposed else { return nil }
      let number = desk.count
      desk.count += 1
      desk.inLine[number] = Events()
      guard desk.taken < slots else {
        desk.ahead.append((number, inner))
        return nil
      }
      desk.taken += 1
      return number
    }
    if let number { listen(to: inner, number) }
  }

  private func listen(to inner: Inner, _ number: Int) {
    guard !isDisposed else { return }
    NumberedObserver(number: number, sink: self).listen(to: inner)
  }

  /// Gives up a slot; several calls may do so at once, and one of them passes all slots on.
  private func giveUpSlot() {
    guard moves.add() == 1 else { return }
    repeat {
      let next = desk.withLock { desk in
        let next = desk.ahead.removeFirst()
        if next == nil { desk.taken -= 1 }
        return next
      }
      if let next { listen(to: next.inner, next.number) }
    } while moves.subtract() > 0
  }

  // MARK: What comes

  func came(_ element: Observer.Element, from number: Int) {
    let isItsTurn = desk.withLock { desk in
      guard !isDisposed else { return false }
      desk.inLine[number]?.append(element)
      return number == desk.turn
    }
    if isItsTurn { work() }
  }

  func completed(_ number: Int, _ letGo: () -> Void) {
    let isLast = desk.withLock { desk in
      desk.inLine[number]?.append(nil)
      desk.alive -= 1
      return desk.alive == 0
    }
    if isLast {
      work()
      letGo()
    } else {
      letGo()
      work()
      giveUpSlot()
    }
  }

  func outerCompleted() {
    let isLast = desk.withLock { desk in
      desk.alive -= 1
      return desk.alive == 0
    }
    if isLast { work() }
    outer.end(in: group)
  }

  /// Ends with an error, which overtakes what is in line.
  func failed(_ error: Swift.Error) {
    let dropped: Desk? = desk.withLock { desk in
      guard stop() else { return nil }
      desk.error = error
      let before = desk
      desk.inLine = [:]
      desk.ahead = Queue()
      return before
    }
    if dropped != nil { work() }
  }

  // MARK: Telling

  private func work() {
    let isFree = desk.withLock { desk in
      defer { desk.isOccupied = true }
      return !desk.isOccupied
    }
    guard isFree else { return }
    while true {
      switch desk.withLock({ task(&$0) }) {
      case .say(let element):
        forwardNext(element)
      case .end(let error):
        if !cancel.isDisposed { tellEnd(error) }
        dispose()
        // The token does not know the group yet if the sources are still being subscribed.
        group.dispose()
        return
      case .goHome:
        return
      }
    }
  }

  private func task(_ desk: inout Desk) -> Task {
    if let error = desk.error {
      desk.error = nil
      return .end(error)
    }
    while !isDisposed, let event = desk.inLine[desk.turn]?.removeFirst() {
      if let element = event { return .say(element) }
      desk.inLine[desk.turn] = nil
      desk.turn += 1
    }
    // Stopped here, so that an error which comes now finds that it is too late.
    if desk.alive == 0, desk.turn == desk.count, stop() { return .end(nil) }
    desk.isOccupied = false
    return .goHome
  }
}

/// The observer of the outer sequence.
private final class OuterObserver<Outer, Observer: ObserverType>: DirectObserver {
  private let sink: OrderedSink<Observer>
  private let select: (Outer) throws -> Observable<Observer.Element>

  init(
    sink: OrderedSink<Observer>,
    select: @escaping (Outer) throws -> Observable<Observer.Element>
  ) {
    self.sink = sink
    self.select = select
  }

  func onNext(_ element: Outer) {
    guard !sink.isDisposed else { return }
    let hasSlots = sink.slots > 0
    if hasSlots { sink.expectOne() }
    do {
      let inner = try select(element)
      if hasSlots { sink.add(inner) }
    } catch {
      sink.failed(error)
    }
  }

  func onError(_ error: Swift.Error) {
    sink.failed(error)
  }

  func onCompleted() {
    sink.outerCompleted()
  }
}

/// The observer of one inner sequence, which knows its number.
private final class NumberedObserver<Observer: ObserverType>: DirectObserver {
  private let number: Int
  private let sink: OrderedSink<Observer>
  private let membership = Membership()

  init(number: Int, sink: OrderedSink<Observer>) {
    self.number = number
    self.sink = sink
  }

  func listen(to inner: Observable<Observer.Element>) {
    membership.begin(with: inner.subscribe(self), in: sink.group)
  }

  func onNext(_ element: Observer.Element) {
    sink.came(element, from: number)
  }

  func onError(_ error: Swift.Error) {
    sink.failed(error)
  }

  func onCompleted() {
    sink.completed(number) { membership.end(in: sink.group) }
  }
}
// end 9.8
