// A bare sink with one loop that tells everything, errors too: an error that comes while the observer
// is called is left to the thread that is in there. What has waited is heard before the slot goes on.

// exercise 9.8
ConcatMapEager(asObservable(), limit: maxConcurrent, select: selector)
// end 9.8

// exercise 9.8
/// The producer of `concatMapEager`.
private final class ConcatMapEager<
  Outer,
  Inner: ObservableConvertibleType
>: Producer<Inner.Element> {
  private let source: Observable<Outer>
  private let limit: Int
  private let select: (Outer) throws -> Inner

  init(_ source: Observable<Outer>, limit: Int, select: @escaping (Outer) throws -> Inner) {
    self.source = source
    self.limit = limit
    self.select = select
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Inner.Element {
    let sink = OrderedSink(limit: limit, select: select, observer: observer, cancel: cancel)
    return (sink, sink.begin(source))
  }
}

/// The sink of `concatMapEager`: no thread waits for another, since one tells for all.
private final class OrderedSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: Sink<Observer>, DirectObserver where Inner.Element == Observer.Element {
  typealias Element = Outer
  private typealias Seat = EagerSeat<Observer.Element>

  /// What is to be told next.
  private enum Word {
    case element(Observer.Element)
    case failure(Swift.Error)
    case completion
  }

  private struct Desk {
    var isTelling = false
    var failure: Swift.Error?
    var isOuterOver = false
    /// Inner sequences that have not completed.
    var open = 0
    var turn: Seat?
    var turns = Queue<Seat>()
    var freeSlots: Int
    var forSlot = Queue<Seat>()
  }

  private let desk: Lock<Desk>
  private let hasSlots: Bool
  private let select: (Outer) throws -> Inner
  private let group = CompositeDisposable()
  private let outer = Membership()

  init(
    limit: Int,
    select: @escaping (Outer) throws -> Inner,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    desk = Lock(Desk(freeSlots: limit))
    hasSlots = limit > 0
    self.select = select
    super.init(observer: observer, cancel: cancel)
  }

  func begin(_ source: Observable<Outer>) -> Disposable {
    outer.begin(with: source.subscribe(self), in: group)
    return group
  }

  // MARK: The outer sequence

  func onNext(_ element: Outer) {
    guard !isDisposed else { return }
    // Seated before the closure is called, which may make the outer sequence send or complete.
    let seat = Seat()
    desk.withLock { desk in
      desk.open += 1
      if !hasSlots { return }
      if desk.turn == nil { desk.turn = seat } else { desk.turns.append(seat) }
      if desk.freeSlots > 0 {
        desk.freeSlots -= 1
        seat.hasSlot = true
      } else {
        desk.forSlot.append(seat)
      }
    }
    let inner: Observable<Observer.Element>
    do {
      inner = try select(element).asObservable()
    } catch {
      onError(error)
      return
    }
    guard hasSlots else {
      desk.withLock { $0.open -= 1 }
      return tell()
    }
    let begins = desk.withLock { _ in
      if !seat.hasSlot { seat.source = inner }
      return seat.hasSlot
    }
    if begins { subscribe(to: inner, at: seat) }
  }

  func onError(_ error: Swift.Error) {
    // From here on nothing passes; the end is told once the observer is free.
    guard stop() else { return }
    desk.withLock { $0.failure = error }
    tell()
  }

  func onCompleted() {
    let isLast = desk.withLock { desk in
      desk.isOuterOver = true
      return desk.open == 0
    }
    tell()
    if !isLast { outer.end(in: group) }
  }

  // MARK: The inner sequences

  private func subscribe(to inner: Observable<Observer.Element>, at seat: Seat) {
    guard !isDisposed else { return }
    let membership = EagerMembership()
    let observer = AnyObserver<Observer.Element> { event in
      switch event {
      case .next(let element): self.received(element, at: seat)
      case .error(let error): self.onError(error)
      case .completed: self.completed(seat) { membership.slot.end(in: self.group) }
      }
    }
    membership.slot.begin(with: inner.subscribe(observer), in: group)
  }

  private func received(_ element: Observer.Element, at seat: Seat) {
    let isWelcome = desk.withLock { _ in
      guard !isDisposed, !seat.isOver else { return false }
      seat.elements.append(element)
      return true
    }
    if isWelcome { tell() }
  }

  private func completed(_ seat: Seat, _ letGo: () -> Void) {
    let isLast: Bool? = desk.withLock { desk in
      guard !isDisposed, !seat.isOver else { return nil }
      seat.isOver = true
      desk.open -= 1
      return desk.open == 0 && desk.isOuterOver
    }
    guard let isLast else { return }
    tell()
    // The last one is disposed with the group, after the end.
    if isLast { return }
    letGo()
    let next: (Seat, Observable<Observer.Element>)? = desk.withLock { desk in
      guard let next = desk.forSlot.removeFirst() else {
        desk.freeSlots += 1
        return nil
      }
      next.hasSlot = true
      // Without a source its closure has not returned; it begins when that does.
      return next.source.take().map { (next, $0) }
    }
    guard let (seat, inner) = next else { return }
    Trampoline.current.enqueue(EagerWork { self.subscribe(to: inner, at: seat) })
  }

  // MARK: The observer

  /// Tells what there is to tell, unless another call is at it; that one won't overlook it.
  private func tell() {
    let isBusy = desk.withLock { desk in
      defer { desk.isTelling = true }
      return desk.isTelling
    }
    if isBusy { return }
    while let word = nextWord() {
      switch word {
      case .element(let element): forwardNext(element)
      case .completion: complete()
      case .failure(let error):
        tellEnd(error)
        dispose()
      }
    }
  }

  private func nextWord() -> Word? {
    desk.withLock { desk in
      if let failure = desk.failure {
        desk.failure = nil
        return .failure(failure)
      }
      while !isDisposed {
        guard let seat = desk.turn else {
          if desk.isOuterOver, desk.open == 0 { return .completion }
          break
        }
        if let element = seat.elements.removeFirst() { return .element(element) }
        if !seat.isOver { break }
        desk.turn = desk.turns.removeFirst()
      }
      desk.isTelling = false
      return nil
    }
  }

  override func tellEnd(_ error: Swift.Error?) {
    // Whoever has disposed while the end had to wait does not hear it.
    if !cancel.isDisposed { super.tellEnd(error) }
    group.dispose()
  }
}

/// What one inner sequence has sent, and the observer has not heard.
private final class EagerSeat<Element> {
  var elements = Queue<Element>()
  var isOver = false
  var hasSlot = false
  var source: Observable<Element>?
}

/// A membership that closures can share.
private final class EagerMembership {
  let slot = Membership()
}

/// A closure that waits for its turn on the trampoline.
private final class EagerWork: TrampolineWork {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) {
    self.work = work
  }

  func takeTurn() -> Bool {
    work()
    return false
  }
}
// end 9.8
