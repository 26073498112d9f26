// The element that is replaced is freed while the array is being changed, in which another source
// may then look for its place.

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
  private enum Part {
    case silent
    case sent(Item)
    case completed(Item)
  }

  private enum Outcome {
    case nothing
    case goOn
    case noArray
    case array([Item])
  }

  // Guards the two variables; the observer is called outside.
  private let lock = RecursiveLock()
  private var parts: [Part]
  private var living: Int

  private let subscriptions: [SingleAssignmentDisposable]

  init(_ count: Int, observer: Observer, cancel: SinkDisposer) {
    parts = Array(repeating: Part.silent, count: count)
    living = count
    subscriptions = (0..<count).map { _ in SingleAssignmentDisposable() }
    super.init(observer: observer, cancel: cancel)
  }

  func run(_ sources: [Observable<Item>]) -> Disposable {
    if sources.isEmpty { complete() }
    for (index, source) in sources.enumerated() where !isDisposed {
      let ear = ForkJoinEar(self, index)
      subscriptions[index].setDisposable(source.subscribe(ear))
    }
    return Disposables.create(subscriptions)
  }

  func sourceFailed(_ index: Int, _ error: Swift.Error) {
    let isOver = lock.withLock {
      if case .completed = parts[index] { true } else { false }
    }
    if !isOver { fail(with: error) }
  }

  func keep(_ element: Item, at index: Int) {
    lock.withLock {
      guard !isDisposed else { return }
      parts[index] = .sent(element)
    }
  }

  func sourceCompleted(_ index: Int) {
    switch lock.withLock({ countOff(index) }) {
    case .nothing: break
    case .goOn: subscriptions[index].dispose()
    case .noArray: complete()
    case .array(let array):
      forwardNext(array)
      complete()
    }
  }

  private func countOff(_ index: Int) -> Outcome {
    guard !isDisposed else { return .nothing }
    switch parts[index] {
    case .silent: return .noArray
    case .completed: return .nothing
    case .sent(let element): parts[index] = .completed(element)
    }
    living -= 1
    guard living == 0 else { return .goOn }
    return .array(
      parts.compactMap { part -> Item? in
        if case .completed(let element) = part { .some(element) } else { nil }
      }
    )
  }

  override func tellEnd(_ error: Swift.Error?) {
    super.tellEnd(error)
    for subscription in subscriptions { subscription.dispose() }
  }
}

/// What listens to the source with this number.
private final class ForkJoinEar<
  Item,
  Observer: ObserverType
>: DirectObserver where Observer.Element == [Item] {
  typealias Element = Item

  private let sink: ForkJoinSink<Item, Observer>
  private let index: Int

  init(_ sink: ForkJoinSink<Item, Observer>, _ index: Int) {
    self.sink = sink
    self.index = index
  }

  func onNext(_ element: Item) { sink.keep(element, at: index) }
  func onError(_ error: Swift.Error) { sink.sourceFailed(index, error) }
  func onCompleted() { sink.sourceCompleted(index) }
}
// end 8.13
