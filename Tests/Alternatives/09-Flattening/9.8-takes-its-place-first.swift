// Takes a place and a slot before the closure is called, passes the slot on before anything is told,
// and drops what waits with the group.

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
    let sink = EagerSink(limit: limit, select: select, observer: observer, cancel: cancel)
    return (sink, sink.begin(with: source))
  }
}

/// What one inner sequence has in line; it knows nobody, and the lock of the sink guards it.
private final class Place<Element> {
  var source: Observable<Element>?
  var hasSlot = false
  var waiting = Queue<Element>()
  var hasCompleted = false
}

/// The sink of `concatMapEager`.
private final class EagerSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: MergeSink<Observer>, DirectObserver where Inner.Element == Observer.Element {
  typealias Element = Outer

  private enum Step {
    case element(Observer.Element)
    case end
  }

  private struct State {
    /// The outer sequence and the inner ones that have not completed.
    var unfinished = 1
    var outerHasCompleted = false
    /// Who is heard, and who will be.
    var current: Place<Observer.Element>?
    var later = Queue<Place<Observer.Element>>()
    /// How many slots are taken, and who waits for one.
    var running = 0
    var entrances = Queue<Place<Observer.Element>>()
    /// Whether a thread is telling the observer.
    var isHearing = false
  }

  private let limit: Int
  private let select: (Outer) throws -> Inner
  private let state = Lock(State())
  private let outer = Membership()

  init(
    limit: Int,
    select: @escaping (Outer) throws -> Inner,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.limit = limit
    self.select = select
    super.init(observer: observer, cancel: cancel)
  }

  func begin(with source: Observable<Outer>) -> Disposable {
    _ = group.insert(Disposables.create(with: { [weak self] in self?.clear() }))
    outer.begin(with: source.subscribe(self), in: group)
    return group
  }

  // MARK: The outer sequence

  func onNext(_ element: Outer) {
    guard !isDisposed else { return }
    // In line before the closure is called, which may make the outer sequence send or complete.
    let place = Place<Observer.Element>()
    let hasSlots = limit > 0
    state.withLock { state in
      state.unfinished += 1
      guard hasSlots else { return }
      if state.current == nil { state.current = place } else { state.later.append(place) }
      if state.running < limit {
        state.running += 1
        place.hasSlot = true
      } else {
        state.entrances.append(place)
      }
    }
    let inner: Observable<Observer.Element>
    do {
      inner = try select(element).asObservable()
    } catch {
      fail(with: error)
      return
    }
    guard hasSlots else { return countOff() }
    let begins = state.withLock { _ in
      place.source = inner
      return place.hasSlot
    }
    if begins { enter(place) }
  }

  func onError(_ error: Swift.Error) {
    fail(with: error)
  }

  func onCompleted() {
    let isLast = state.withLock { state in
      guard !state.outerHasCompleted else { return true }
      state.outerHasCompleted = true
      state.unfinished -= 1
      return state.unfinished == 0
    }
    // The last to complete is disposed with everything else, once the end was heard.
    if !isLast { outer.end(in: group) }
    hear()
  }

  private func countOff() {
    state.withLock { $0.unfinished -= 1 }
    hear()
  }

  // MARK: The inner sequences

  func enter(_ place: Place<Observer.Element>) {
    guard let source = place.source.take(), !isDisposed else { return }
    PlaceObserver(place: place, sink: self).listen(to: source)
  }

  func keep(_ element: Observer.Element, in place: Place<Observer.Element>) {
    let isKept = state.withLock { _ in
      guard !isDisposed, !place.hasCompleted else { return false }
      place.waiting.append(element)
      return true
    }
    if isKept { hear() }
  }

  func completed(_ place: Place<Observer.Element>, _ letGo: () -> Void) {
    let isLast: Bool? = state.withLock { state in
      guard !isDisposed, !place.hasCompleted else { return nil }
      place.hasCompleted = true
      state.unfinished -= 1
      return state.unfinished == 0
    }
    guard let isLast else { return }
    if !isLast {
      letGo()
      passSlotOn()
    }
    hear()
  }

  private func passSlotOn() {
    let next: Place<Observer.Element>? = state.withLock { state in
      guard let next = state.entrances.removeFirst() else {
        state.running -= 1
        return nil
      }
      next.hasSlot = true
      // If the closure has not returned yet, the sequence begins when it does.
      return next.source == nil ? nil : next
    }
    if let next { Trampoline.current.enqueue(PlaceEntrance(place: next, sink: self)) }
  }

  // MARK: The observer

  /// Tells the observer whatever can be told, or leaves that to the thread that is telling.
  private func hear() {
    let isMine = state.withLock { state in
      defer { state.isHearing = true }
      return !state.isHearing
    }
    guard isMine else { return }
    while let step = nextStep() {
      switch step {
      case .element(let element): send(element)
      case .end: complete()
      }
    }
  }

  private func nextStep() -> Step? {
    state.withLock { state in
      while !isDisposed {
        guard let place = state.current else {
          if state.unfinished == 0 { return .end }
          break
        }
        if let element = place.waiting.removeFirst() { return .element(element) }
        guard place.hasCompleted else { break }
        state.current = state.later.removeFirst()
      }
      state.isHearing = false
      return nil
    }
  }

  /// Releases what waits, outside the lock.
  private func clear() {
    let left = state.withLock { state in
      var left: [(Place<Observer.Element>, Queue<Observer.Element>)] = []
      while let place = state.current {
        left.append((place, place.waiting))
        place.waiting = Queue()
        state.current = state.later.removeFirst()
      }
      return left
    }
    withExtendedLifetime(left) {}
  }
}

/// The observer of one inner sequence.
private final class PlaceObserver<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: DirectObserver where Inner.Element == Observer.Element {
  private let place: Place<Observer.Element>
  private let sink: EagerSink<Outer, Inner, Observer>
  private let membership = Membership()

  init(place: Place<Observer.Element>, sink: EagerSink<Outer, Inner, Observer>) {
    self.place = place
    self.sink = sink
  }

  func listen(to source: Observable<Observer.Element>) {
    membership.begin(with: source.subscribe(self), in: sink.group)
  }

  func onNext(_ element: Observer.Element) {
    sink.keep(element, in: place)
  }

  func onError(_ error: Swift.Error) {
    sink.fail(with: error)
  }

  func onCompleted() {
    sink.completed(place) { membership.end(in: sink.group) }
  }
}

/// The work of subscribing to a sequence that has got its slot.
private final class PlaceEntrance<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: TrampolineWork where Inner.Element == Observer.Element {
  private let place: Place<Observer.Element>
  private let sink: EagerSink<Outer, Inner, Observer>

  init(place: Place<Observer.Element>, sink: EagerSink<Outer, Inner, Observer>) {
    self.place = place
    self.sink = sink
  }

  func takeTurn() -> Bool {
    sink.enter(place)
    return false
  }
}
// end 9.8
