// A merge sink with a queue for each inner sequence, and one loop that tells; an error waits for
// the lock of the merge sink.

// exercise 9.8
EagerFlatten(asObservable(), maxConcurrent: maxConcurrent, select: selector)
// end 9.8

// exercise 9.8
private final class EagerFlatten<Outer, Inner: ObservableConvertibleType>: Producer<Inner.Element> {
  private let source: Observable<Outer>
  private let maxConcurrent: Int
  private let select: (Outer) throws -> Inner

  init(
    _ source: Observable<Outer>,
    maxConcurrent: Int,
    select: @escaping (Outer) throws -> Inner
  ) {
    self.source = source
    self.maxConcurrent = maxConcurrent
    self.select = select
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Inner.Element {
    let sink = EagerSink(
      maxConcurrent: maxConcurrent,
      select: select,
      observer: observer,
      cancel: cancel
    )
    return (sink, sink.run(source))
  }
}

/// What one inner sequence has sent and nobody has heard; the lock of the sink guards it.
private final class Line<Element> {
  var elements = Queue<Element>()
  var hasCompleted = false
}

private final class EagerSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: MergeSink<Observer>, DirectObserver where Inner.Element == Observer.Element {
  typealias Element = Outer

  private struct State {
    /// The outer sequence, and all inner ones that have not completed, from before their closure is
    /// called.
    var unfinished = 1
    var freeSlots: Int
    var waiting = Queue<(Observable<Observer.Element>, Line<Observer.Element>)>()

    /// The line that is heard, and those whose turn comes after it.
    var current: Line<Observer.Element>?
    var later = Queue<Line<Observer.Element>>()

    /// Whether some call is telling the observer what is in the lines.
    var isTelling = false
  }

  private enum Step {
    case tell(Observer.Element)
    case complete
    case leave
  }

  private let select: (Outer) throws -> Inner
  private let maxConcurrent: Int
  private let outer = Membership()
  private let state: Lock<State>

  init(
    maxConcurrent: Int,
    select: @escaping (Outer) throws -> Inner,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.select = select
    self.maxConcurrent = maxConcurrent
    state = Lock(State(freeSlots: maxConcurrent))
    super.init(observer: observer, cancel: cancel)
  }

  func run(_ source: Observable<Outer>) -> Disposable {
    outer.begin(with: source.subscribe(self), in: group)
    return group
  }

  // MARK: The outer sequence

  func onNext(_ element: Outer) {
    guard !isDisposed else { return }
    if maxConcurrent > 0 { state.withLock { $0.unfinished += 1 } }
    let inner: Observable<Observer.Element>
    do {
      inner = try select(element).asObservable()
    } catch {
      return fail(with: error)
    }
    guard maxConcurrent > 0 else { return }
    let line = Line<Observer.Element>()
    let begins = state.withLock { state in
      if state.current == nil { state.current = line } else { state.later.append(line) }
      guard state.freeSlots > 0 else {
        state.waiting.append((inner, line))
        return false
      }
      state.freeSlots -= 1
      return true
    }
    if begins { begin(inner, line) }
  }

  func onError(_ error: Swift.Error) {
    fail(with: error)
  }

  func onCompleted() {
    let isLast = state.withLock { state in
      state.unfinished -= 1
      return state.unfinished == 0
    }
    if isLast { tellWhatIsDue() }
    outer.end(in: group)
  }

  // MARK: The inner sequences

  func begin(_ inner: Observable<Observer.Element>, _ line: Line<Observer.Element>) {
    guard !isDisposed else { return }
    LineObserver(sink: self, line: line).listen(to: inner)
  }

  func receive(_ element: Observer.Element, in line: Line<Observer.Element>) {
    guard !isDisposed else { return }
    let isDue = state.withLock { state in
      line.elements.append(element)
      return line === state.current
    }
    if isDue { tellWhatIsDue() }
  }

  func lineCompleted(_ line: Line<Observer.Element>, _ letGo: () -> Void) {
    let isLast = state.withLock { state in
      line.hasCompleted = true
      state.unfinished -= 1
      return state.unfinished == 0
    }
    guard !isLast else {
      // Nothing waits for its slot; and the end is heard first.
      tellWhatIsDue()
      letGo()
      return
    }
    letGo()
    passSlot()
    tellWhatIsDue()
  }

  private func passSlot() {
    let next = state.withLock { state in
      let next = state.waiting.removeFirst()
      if next == nil { state.freeSlots += 1 }
      return next
    }
    if let (inner, line) = next {
      Trampoline.current.enqueue(EagerEntrance(of: inner, line, to: self))
    }
  }

  // MARK: The observer

  /// Tells the observer everything that is due, unless another call is doing so.
  private func tellWhatIsDue() {
    let isMine = state.withLock { state in
      if state.isTelling { return false }
      state.isTelling = true
      return true
    }
    guard isMine else { return }
    while true {
      switch nextStep() {
      case .tell(let element): send(element)
      case .complete: return complete()
      case .leave: return
      }
    }
  }

  private func nextStep() -> Step {
    state.withLock { state in
      guard !isDisposed else {
        state.isTelling = false
        return .leave
      }
      while let line = state.current {
        if let element = line.elements.removeFirst() { return .tell(element) }
        guard line.hasCompleted else { break }
        state.current = state.later.removeFirst()
      }
      if state.unfinished == 0 { return .complete }
      state.isTelling = false
      return .leave
    }
  }
}

/// The observer of one inner sequence.
private final class LineObserver<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: DirectObserver where Inner.Element == Observer.Element {
  private let sink: EagerSink<Outer, Inner, Observer>
  private let line: Line<Observer.Element>
  private let membership = Membership()

  init(sink: EagerSink<Outer, Inner, Observer>, line: Line<Observer.Element>) {
    self.sink = sink
    self.line = line
  }

  func listen(to inner: Observable<Observer.Element>) {
    membership.begin(with: inner.subscribe(self), in: sink.group)
  }

  func onNext(_ element: Observer.Element) {
    sink.receive(element, in: line)
  }

  func onError(_ error: Swift.Error) {
    sink.fail(with: error)
  }

  func onCompleted() {
    sink.lineCompleted(line) { membership.end(in: sink.group) }
  }
}

/// The work of subscribing to a sequence that has waited for its slot.
private final class EagerEntrance<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: TrampolineWork where Inner.Element == Observer.Element {
  private let inner: Observable<Observer.Element>
  private let line: Line<Observer.Element>
  private let sink: EagerSink<Outer, Inner, Observer>

  init(
    of inner: Observable<Observer.Element>,
    _ line: Line<Observer.Element>,
    to sink: EagerSink<Outer, Inner, Observer>
  ) {
    self.inner = inner
    self.line = line
    self.sink = sink
  }

  func takeTurn() -> Bool {
    sink.begin(inner, line)
    return false
  }
}
// end 9.8
