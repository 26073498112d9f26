import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution08Combining

extension ObservableType {
  /// Sends what ``concatMap(_:)`` sends, from inner sequences that are subscribed ahead of their turn.
  ///
  /// The elements of the first inner sequence come first, then those of the second, and so on. What
  /// an inner sequence sends before its turn has to wait, however much it is; an error does not.
  ///
  /// - Parameters:
  ///   - maxConcurrent: How many inner sequences are subscribed at most; the others wait, in order.
  ///     If it is 0 or less, none ever is.
  ///   - selector: Makes the inner sequence as soon as the element comes. If it throws, the result
  ///     fails with that error at once.
  /// - Returns: A sequence that completes when this one and all inner ones have completed, and all
  ///   that they sent was heard.
  package func concatMapEager<Source: ObservableConvertibleType>(
    maxConcurrent: Int,
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    // exercise 9.8: Return a sequence in which the inner sequences are heard one after the other, in
    //   the order of the outer elements, though up to `maxConcurrent` are subscribed at the same time.
    // starts as: .never()
    ConcatMapEager(asObservable(), limit: maxConcurrent, select: selector)
    // end 9.8
  }
}

// exercise 9.8: Everything else it needs: a producer, a sink, a place where elements wait, a lock.
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
    EagerSink(limit: limit, select: select, observer: observer, cancel: cancel).run(source)
  }
}

/// The sink of `concatMapEager`: many inner sequences are subscribed, and one is heard.
private final class EagerSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: FlattenSink<Outer, Inner, Observer> where Inner.Element == Observer.Element {
  /// An inner sequence, and what it has sent that was not heard yet; the lock guards it.
  ///
  /// It doesn't know the sink: the sink holds it, and that would be a retain cycle.
  final class Page {
    let source: Observable<Observer.Element>
    var unheard = Queue<Event<Observer.Element>>()

    init(of source: Observable<Observer.Element>) {
      self.source = source
    }
  }

  /// The observer of one inner sequence, which it subscribes to when there is a slot.
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
    /// How many slots are taken, by sequences that are subscribed or about to be.
    var running = 0

    /// The number of those that have not completed: of the running ones, and of the waiting ones.
    var unfinished = 0

    /// Those that have no slot yet.
    var waiting = Queue<Page>()

    /// The one whose turn it is, and those whose turn has not come.
    var current: Page?
    var later = Queue<Page>()

    /// Whether a call is telling the observer something; it will tell what comes meanwhile, too.
    var isTelling = false

    /// Takes out what is to be heard next, with its page, so that nothing is freed under the lock.
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
    // Expected from now on, since the closure may make the outer sequence complete, until its end has
    // been heard, which may be long after it has completed.
    if limit > 0 { expect() }
    guard let inner = inner(for: element), limit > 0 else { return }
    let page = Page(of: inner)
    state.withLock { state in
      state.unfinished += 1
      state.later.append(page)
      state.waiting.append(page)
    }
    _ = nextListener()?.takeTurn()
  }

  /// Takes a slot for the sequence that has waited longest, if there is one, and a free slot.
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
      state.unfinished -= 1
      return state.unfinished == 0
    }
    // The end of the result is heard before its last sequence is disposed. But if there are others,
    // the slot comes first: telling may take long, and the next one need not wait for that.
    if isLast { tell() }
    letGo()
    state.withLock { $0.running -= 1 }
    if let listener = nextListener() { Trampoline.current.enqueue(listener) }
    tell()
  }

  /// Tells the observer all that it can hear by now, unless another call is at it.
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

  /// Returns the next event; if there is none, no call is telling from then on.
  private func nextToTell() -> (event: Event<Observer.Element>, page: Page)? {
    state.withLock { state in
      let next = isDisposed ? nil : state.next()
      state.isTelling = next != nil
      return next
    }
  }
}
// end 9.8
