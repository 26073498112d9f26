// The next sequence is subscribed inside the end of the one before, which may be inside its own.

// exercise 9.8
ConcatMapEager(asObservable(), limit: maxConcurrent, select: selector)
// end 9.8

// exercise 9.8
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
    EagerSink(limit: limit, select: select, observer: observer, cancel: cancel).run(source)
  }
}

private final class EagerSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: FlattenSink<Outer, Inner, Observer> where Inner.Element == Observer.Element {
  final class Page {
    let source: Observable<Observer.Element>
    var unheard = Queue<Event<Observer.Element>>()

    init(of source: Observable<Observer.Element>) {
      self.source = source
    }
  }

  final class Listener: ObserverType, TrampolineWork {
    private let page: Page
    private let sink: EagerSink
    private let membership = Membership()

    init(to page: Page, for sink: EagerSink) {
      self.page = page
      self.sink = sink
    }

    func takeTurn() -> Bool {
      if !sink.isDisposed { membership.begin(with: page.source.subscribe(self), in: sink.group) }
      return false
    }

    func on(_ event: Event<Observer.Element>) {
      switch event {
      case .next: sink.sent(event, by: page)
      case .error(let error): sink.fail(with: error)
      case .completed: sink.completed(page) { membership.end(in: sink.group) }
      }
    }
  }

  private struct State {
    var running = 0

    var waiting = Queue<Page>()

    var current: Page?
    var later = Queue<Page>()

    var isTelling = false

    mutating func next() -> (event: Event<Observer.Element>, page: Page)? {
      current = current ?? later.removeFirst()
      guard let page = current, let event = page.unheard.removeFirst() else { return nil }
      if event.isCompleted { current = nil }
      return (event, page)
    }
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

  override func onNext(_ element: Outer) {
    guard let inner = inner(for: element), limit > 0 else { return }
    expect()
    let page = Page(of: inner)
    state.withLock { state in
      state.later.append(page)
      state.waiting.append(page)
    }
    _ = nextListener()?.takeTurn()
  }

  private func nextListener() -> Listener? {
    let page: Page? = state.withLock { state in
      guard state.running < limit, let page = state.waiting.removeFirst() else { return nil }
      state.running += 1
      return page
    }
    return page.map { Listener(to: $0, for: self) }
  }

  func sent(_ event: Event<Observer.Element>, by page: Page) {
    guard !isDisposed else { return }
    state.withLock { _ in page.unheard.append(event) }
    tell()
  }

  func completed(_ page: Page, letGo: () -> Void) {
    let isLast = state.withLock { state in
      page.unheard.append(.completed)
      return state.running == 1 && state.waiting.isEmpty
    }
    if isLast { tell() }
    letGo()
    state.withLock { $0.running -= 1 }
    if let listener = nextListener() { _ = listener.takeTurn() }
    tell()
  }

  private func tell() {
    let isMine = state.withLock { state in
      defer { state.isTelling = true }
      return !state.isTelling
    }
    guard isMine else { return }
    while let (event, _) = nextToTell() {
      if let element = event.element { send(element) } else { expectOneLess() }
    }
  }

  private func nextToTell() -> (event: Event<Observer.Element>, page: Page)? {
    state.withLock { state in
      let next = isDisposed ? nil : state.next()
      state.isTelling = next != nil
      return next
    }
  }
}
// end 9.8
