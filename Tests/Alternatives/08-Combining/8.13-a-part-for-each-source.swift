// An object for each source with a lock of its own; a counter says who is last, and no lock is around
// the observer.

// exercise 8.13
ForkJoin(Array(sources))
// end 8.13

// exercise 8.13
private final class ForkJoin<Item>: Producer<[Item]> {
  private let sources: [Observable<Item>]

  init(_ sources: [Observable<Item>]) {
    self.sources = sources
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Item] {
    let sink = ForkJoinSink<Item, Observer>(sources.count, observer: observer, cancel: cancel)
    return (sink, sink.run(sources))
  }
}

private final class ForkJoinSink<
  Item,
  Observer: ObserverType
>: Sink<Observer> where Observer.Element == [Item] {
  private let parts: [ForkJoinPart<Item>]
  private let all: CompositeDisposable
  private let unfinished: Counter

  init(_ count: Int, observer: Observer, cancel: SinkDisposer) {
    parts = (0..<count).map { _ in ForkJoinPart<Item>() }
    all = CompositeDisposable(disposables: parts.map { $0.subscription })
    unfinished = Counter(count)
    super.init(observer: observer, cancel: cancel)
  }

  func run(_ sources: [Observable<Item>]) -> Disposable {
    if sources.isEmpty { complete() }
    for (source, part) in zip(sources, parts) {
      guard !isDisposed else { break }
      part.subscription.setDisposable(source.subscribe(ForkJoinObserver(self, part)))
    }
    return all
  }

  func sourceCompleted(_ part: ForkJoinPart<Item>) {
    guard part.element != nil else { return complete() }
    guard unfinished.subtract() == 0 else { return part.subscription.dispose() }
    forwardNext(parts.compactMap { $0.element })
    complete()
  }

  override func tellEnd(_ error: Swift.Error?) {
    super.tellEnd(error)
    all.dispose()
  }
}

private final class ForkJoinPart<Item> {
  let subscription = SingleAssignmentDisposable()

  private let over = Flag()
  private let last = Lock<Item?>(nil)

  var isOver: Bool { over.isRaised() }

  func finish() -> Bool { over.raise() }

  var element: Item? { last.withLock { $0 } }

  func keep(_ element: Item) {
    var other: Item? = .some(element)
    // What was kept before is freed when the lock is open again.
    last.withLock { swap(&$0, &other) }
  }
}

private final class ForkJoinObserver<
  Item,
  Observer: ObserverType
>: DirectObserver where Observer.Element == [Item] {
  typealias Element = Item

  private let sink: ForkJoinSink<Item, Observer>
  private let part: ForkJoinPart<Item>

  init(_ sink: ForkJoinSink<Item, Observer>, _ part: ForkJoinPart<Item>) {
    self.sink = sink
    self.part = part
  }

  func onNext(_ element: Item) {
    if !part.isOver, !sink.isDisposed { part.keep(element) }
  }

  func onError(_ error: Swift.Error) {
    if part.finish() { sink.fail(with: error) }
  }

  func onCompleted() {
    if part.finish() { sink.sourceCompleted(part) }
  }
}
// end 8.13
