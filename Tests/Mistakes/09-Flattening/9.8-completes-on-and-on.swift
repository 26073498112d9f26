// The loop that tells looks only whether the sink was disposed, and goes on after the end.

// exercise 9.8
ConcatMapEager(source: asObservable(), limit: maxConcurrent, select: selector)
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

  init(source: Observable<Outer>, limit: Int, select: @escaping (Outer) throws -> Inner) {
    self.source = source
    self.limit = limit
    self.select = select
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Inner.Element {
    let sink = EagerSink(limit: limit, select: select, observer: observer, cancel: cancel)
    return (sink, sink.run(source))
  }
}

/// The sink of `concatMapEager`: one line for slots, one for turns, and one thread that tells.
private final class EagerSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: MergeSink<Observer>, DirectObserver where Inner.Element == Observer.Element {
  typealias Element = Outer
  typealias InnerLine = EagerLine<Outer, Inner, Observer>

  private struct State {
    /// How many slots are taken.
    var running = 0
    /// Those that wait for a slot.
    var entrance = Queue<InnerLine>()
    /// The one that is heard now, and those that wait for their turn.
    var head: InnerLine?
    var turns = Queue<InnerLine>()
    /// How many have not completed, the outer sequence among them.
    var unfinished = 1
    /// Whether a thread is telling the observer what is in line.
    var isTelling = false
    /// Whether it is all over.
    var isClosed = false
  }

  private enum Step {
    case tell(Observer.Element)
    case drop(InnerLine)
    case complete
  }

  private let limit: Int
  private let select: (Outer) throws -> Inner
  private let outer = Membership()
  private let state = Lock(State())

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

  func run(_ source: Observable<Outer>) -> Disposable {
    // The sink is in the group until the group is disposed, and then keeps nothing.
    _ = group.insert(Disposables.create { self.close() })
    outer.begin(with: source.subscribe(self), in: group)
    return group
  }

  private func close() {
    var old = State()
    old.isClosed = true
    // Swapped: what waited is freed outside the lock.
    state.withLock { swap(&$0, &old) }
  }

  // MARK: The outer sequence

  func onNext(_ element: Outer) {
    guard !isDisposed else { return }
    let line = InnerLine(sink: self)
    // The turn is taken before the closure is called: it may make the outer sequence send.
    if limit > 0 {
      let isOpen = state.withLock { state in
        guard !state.isClosed else { return false }
        state.unfinished += 1
        if state.head == nil { state.head = line } else { state.turns.append(line) }
        return true
      }
      guard isOpen else { return }
    }
    let inner: Observable<Observer.Element>
    do {
      inner = try select(element).asObservable()
    } catch {
      return fail(with: error)
    }
    guard limit > 0 else { return }
    let hasRoom = state.withLock { state in
      guard !state.isClosed else { return false }
      line.source = inner
      guard state.running < limit else {
        state.entrance.append(line)
        return false
      }
      state.running += 1
      return true
    }
    if hasRoom { begin(line) }
  }

  func onError(_ error: Swift.Error) {
    fail(with: error)
  }

  func onCompleted() {
    let isLast = state.withLock { state in
      state.unfinished -= 1
      return state.unfinished == 0
    }
    if isLast { tell() } else { outer.end(in: group) }
  }

  // MARK: Slots

  /// Subscribes to one that has a slot; if it completes meanwhile, to the next, and so on.
  private func begin(_ first: InnerLine) {
    var next: InnerLine? = first
    while let line = next {
      next = nil
      guard !isDisposed, let source = line.source.take() else { return }
      guard let key = group.insert(source.subscribe(line)) else { return }
      let isFree = state.withLock { state in
        line.key = key
        return line.isOver && state.unfinished > 0
      }
      if isFree { next = letGo(key) }
    }
  }

  /// Disposes one that has completed, and returns the one that gets its slot.
  private func letGo(_ key: CompositeDisposable.DisposeKey) -> InnerLine? {
    group.remove(for: key)
    return state.withLock { state in
      let next = state.entrance.removeFirst()
      if next == nil { state.running -= 1 }
      return next
    }
  }

  // MARK: What the inner sequences send

  fileprivate func sent(_ element: Observer.Element, by line: InnerLine) {
    state.withLock { state in
      if !state.isClosed { line.waiting.append(element) }
    }
    tell()
  }

  fileprivate func completed(_ line: InnerLine) {
    let key: CompositeDisposable.DisposeKey? = state.withLock { state in
      guard !state.isClosed else { return nil }
      line.isOver = true
      state.unfinished -= 1
      // The last one is disposed with all the rest, after the end.
      return state.unfinished > 0 ? line.key : nil
    }
    if let key, let next = letGo(key) { begin(next) }
    tell()
  }

  // MARK: Turns

  /// Tells the observer what is in line, unless somebody is doing that.
  private func tell() {
    let isFree = state.withLock { state in
      guard !state.isClosed, !state.isTelling else { return false }
      state.isTelling = true
      return true
    }
    guard isFree else { return }
    while let step = nextStep() {
      switch step {
      case .tell(let element): send(element)
      case .drop: break
      case .complete: complete()
      }
    }
  }

  private func nextStep() -> Step? {
    state.withLock { state in
      guard !state.isClosed else { return nil }
      if let head = state.head {
        if let element = head.waiting.removeFirst() { return .tell(element) }
        if head.isOver {
          state.head = state.turns.removeFirst()
          return .drop(head)
        }
      } else if state.unfinished == 0 {
        return .complete
      }
      state.isTelling = false
      return nil
    }
  }
}

/// One inner sequence: its observer, and the place where its elements wait.
private final class EagerLine<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: DirectObserver where Inner.Element == Observer.Element {
  // The lock of the sink guards all of these.
  var source: Observable<Observer.Element>?
  var key: CompositeDisposable.DisposeKey?
  var waiting = Queue<Observer.Element>()
  var isOver = false

  private let sink: EagerSink<Outer, Inner, Observer>

  init(sink: EagerSink<Outer, Inner, Observer>) {
    self.sink = sink
  }

  func onNext(_ element: Observer.Element) {
    sink.sent(element, by: self)
  }

  func onError(_ error: Swift.Error) {
    sink.fail(with: error)
  }

  func onCompleted() {
    sink.completed(self)
  }
}
// end 9.8
