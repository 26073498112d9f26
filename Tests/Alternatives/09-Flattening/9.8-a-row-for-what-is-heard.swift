// Slots have a lock; what is heard goes through the serializer of chapter 7, and what belongs to it
// needs no lock.

// exercise 9.8
Eager(asObservable(), limit: maxConcurrent, select: selector)
// end 9.8

// exercise 9.8
/// The producer of `concatMapEager`.
private final class Eager<Outer, Inner: ObservableConvertibleType>: Producer<Inner.Element> {
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
    let sink = EagerSink(limit: limit, select: select, observer: observer, cancel: cancel)
    sink.dropWhatWaitsAtTheEnd()
    return sink.run(source)
  }
}

/// The sink: slots have a lock, and whatever is heard goes through a row in which nobody overtakes.
private final class EagerSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: FlattenSink<Outer, Inner, Observer> where Inner.Element == Observer.Element {
  fileprivate typealias Line = EagerLine<Outer, Inner, Observer>

  private struct Slots {
    var taken = 0
    var waiting = Queue<Line>()
  }

  private let limit: Int
  private let slots = Lock(Slots())

  // What follows is used inside the row only.
  private let row = Lock(Serializer(answersNest: false))
  private var inTurn: Line?
  private var later = Queue<Line>()

  init(
    limit: Int,
    select: @escaping (Outer) throws -> Inner,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.limit = limit
    super.init(select: select, observer: observer, cancel: cancel)
  }

  func dropWhatWaitsAtTheEnd() {
    _ = group.insert(
      Disposables.create(with: { [weak self] in
        guard let self else { return }
        let waiting = slots.withLock { slots in
          defer { slots.waiting = Queue() }
          return slots.waiting
        }
        withExtendedLifetime(waiting) {}
        inRow {
          while let line = self.inTurn ?? self.later.removeFirst() {
            self.inTurn = nil
            line.unheard = Queue()
          }
        }
      })
    )
  }

  private func inRow(_ work: @escaping () -> Void) {
    let turn = row.withLock { $0.enter(queueing: work) }
    turn.perform(work) { row.withLock { $0.next() } }
  }

  override func onNext(_ element: Outer) {
    if limit > 0 { expect() }
    guard let inner = inner(for: element), limit > 0 else { return }
    let line = Line(of: inner, to: self)
    inRow { if !self.isDisposed { self.getsInLine(line) } }
    let hasSlot = slots.withLock { slots in
      guard slots.taken < limit else {
        slots.waiting.append(line)
        return false
      }
      slots.taken += 1
      return true
    }
    if hasSlot { _ = line.takeTurn() }
  }

  // MARK: What the lines say

  fileprivate func sent(_ element: Observer.Element, by line: Line) {
    guard !isDisposed else { return }
    inRow {
      guard !self.isDisposed else { return }
      if line === self.inTurn {
        self.send(element)
      } else {
        line.unheard.append(element)
      }
    }
  }

  fileprivate func completed(_ line: Line, letGo: () -> Void) {
    inRow {
      line.hasCompleted = true
      self.moveOn()
    }
    letGo()
    let next = slots.withLock { slots in
      let next = slots.waiting.removeFirst()
      if next == nil { slots.taken -= 1 }
      return next
    }
    if let next { Trampoline.current.enqueue(next) }
  }

  // MARK: Inside the row

  private func getsInLine(_ line: Line) {
    if inTurn == nil { inTurn = line } else { later.append(line) }
  }

  private func moveOn() {
    while let line = inTurn, line.hasCompleted {
      inTurn = later.removeFirst()
      expectOneLess()
      while let element = inTurn?.unheard.removeFirst() {
        send(element)
      }
    }
  }
}

/// An inner sequence: its way to a slot, and what it has sent before its turn.
private final class EagerLine<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: TrampolineWork, DirectObserver where Inner.Element == Observer.Element {
  // Used inside the row only.
  var unheard = Queue<Observer.Element>()
  var hasCompleted = false

  private let inner: Observable<Observer.Element>
  private let sink: EagerSink<Outer, Inner, Observer>
  private let membership = Membership()

  init(of inner: Observable<Observer.Element>, to sink: EagerSink<Outer, Inner, Observer>) {
    self.inner = inner
    self.sink = sink
  }

  func takeTurn() -> Bool {
    if !sink.isDisposed {
      membership.begin(with: inner.subscribe(self), in: sink.group)
    }
    return false
  }

  func onNext(_ element: Observer.Element) {
    sink.sent(element, by: self)
  }

  func onError(_ error: Swift.Error) {
    sink.fail(with: error)
  }

  func onCompleted() {
    sink.completed(self) { membership.end(in: sink.group) }
  }
}
// end 9.8
