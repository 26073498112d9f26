// One lock for the slots and the turns; whoever finds nobody telling becomes the one that tells.

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
    sink.clearAtTheEnd()
    return sink.run(source)
  }
}

/// What one inner sequence has sent, and nobody has heard yet; the lock of the sink guards it.
private final class Place<Element> {
  var elements = Queue<Element>()
  var hasCompleted = false
}

/// The sink of `concatMapEager`.
private final class EagerSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: FlattenSink<Outer, Inner, Observer> where Inner.Element == Observer.Element {
  fileprivate typealias Heard = Observer.Element

  private struct State {
    var running = 0
    var waiting = Queue<Entry<Outer, Inner, Observer>>()
    var current: Place<Heard>?
    var later = Queue<Place<Heard>>()
    var isTelling = false
    var isOver = false
  }

  /// What the loop has to do next.
  private enum Step {
    case tell(Heard)
    case countOff
    case stop
  }

  private let limit: Int
  private let state = Lock(State())

  init(
    limit: Int,
    select: @escaping (Outer) throws -> Inner,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.limit = limit
    super.init(select: select, observer: observer, cancel: cancel)
  }

  func clearAtTheEnd() {
    _ = group.insert(Disposables.create { self.clear() })
  }

  private func clear() {
    // Freed outside the lock, when these go.
    var garbage: [Queue<Heard>] = []
    let old = state.withLock { state in
      let old = state
      state = State()
      state.isOver = true
      var later = old.later
      var next = old.current ?? later.removeFirst()
      while let place = next {
        garbage.append(place.elements)
        place.elements = Queue()
        next = later.removeFirst()
      }
      return old
    }
    withExtendedLifetime((old, garbage)) {}
  }

  // MARK: The outer sequence

  override func onNext(_ element: Outer) {
    if limit > 0 { expect() }
    guard let inner = inner(for: element), limit > 0 else { return }
    let place = Place<Heard>()
    let entry = Entry(to: inner, at: place, sink: self)
    let hasSlot = state.withLock { state in
      guard !state.isOver else { return false }
      state.later.append(place)
      guard state.running < limit else {
        state.waiting.append(entry)
        return false
      }
      state.running += 1
      return true
    }
    if hasSlot { _ = entry.takeTurn() }
  }

  // MARK: The inner ones

  fileprivate func send(_ element: Heard, from place: Place<Heard>) {
    let isMine = state.withLock { state in
      guard !state.isOver else { return false }
      place.elements.append(element)
      return claim(&state)
    }
    if isMine { tell() }
  }

  fileprivate func completed(_ place: Place<Heard>, letGo: () -> Void) {
    let isMine = state.withLock { state in
      place.hasCompleted = true
      return claim(&state)
    }
    if isMine { tell() }
    letGo()
    let next = state.withLock { state in
      let next = state.waiting.removeFirst()
      if next == nil { state.running -= 1 }
      return next
    }
    if let next { Trampoline.current.enqueue(next) }
  }

  private func claim(_ state: inout State) -> Bool {
    guard !state.isTelling, !state.isOver else { return false }
    state.isTelling = true
    return true
  }

  // MARK: The loop

  private func tell() {
    while true {
      switch state.withLock({ nextStep(&$0) }) {
      case .tell(let element): forwarding.withLock { forwardNext(element) }
      case .countOff: expectOneLess()
      case .stop: return
      }
    }
  }

  private func nextStep(_ state: inout State) -> Step {
    if state.current == nil { state.current = state.later.removeFirst() }
    if let place = state.current {
      if let element = place.elements.removeFirst() { return .tell(element) }
      if place.hasCompleted {
        state.current = nil
        return .countOff
      }
    }
    state.isTelling = false
    return .stop
  }
}

/// The way of one inner sequence: it waits for a slot, then observes that sequence.
private final class Entry<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: TrampolineWork, DirectObserver where Inner.Element == Observer.Element {
  private var inner: Observable<Observer.Element>?
  private let place: Place<Observer.Element>
  private let sink: EagerSink<Outer, Inner, Observer>
  private let membership = Membership()

  init(
    to inner: Observable<Observer.Element>,
    at place: Place<Observer.Element>,
    sink: EagerSink<Outer, Inner, Observer>
  ) {
    self.inner = inner
    self.place = place
    self.sink = sink
  }

  func takeTurn() -> Bool {
    guard !sink.isDisposed, let inner = inner.take() else { return false }
    membership.begin(with: inner.subscribe(self), in: sink.group)
    return false
  }

  func onNext(_ element: Observer.Element) {
    sink.send(element, from: place)
  }

  func onError(_ error: Swift.Error) {
    sink.fail(with: error)
  }

  func onCompleted() {
    sink.completed(place) { membership.end(in: sink.group) }
  }
}
// end 9.8
