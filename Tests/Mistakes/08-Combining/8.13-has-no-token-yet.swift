// Has no token until `subscribe` has returned: a source that completes inside it stays subscribed.

// exercise 8.13
ForkJoin(Array(sources))
// end 8.13

// exercise 8.13
private final class ForkJoin<Element>: Producer<[Element]> {
  private let sources: [Observable<Element>]

  init(_ sources: [Observable<Element>]) {
    self.sources = sources
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Element] {
    let sink = ForkJoinSink<Element, Observer>(sources.count, observer: observer, cancel: cancel)
    return (sink, sink.run(sources))
  }
}

private final class ForkJoinSink<
  Element,
  Observer: ObserverType
>: Sink<Observer> where Observer.Element == [Element] {
  private let parts: [ForkJoinPart<Element>]
  private let remaining: Counter

  init(_ count: Int, observer: Observer, cancel: SinkDisposer) {
    parts = (0..<count).map { _ in ForkJoinPart() }
    remaining = Counter(count)
    super.init(observer: observer, cancel: cancel)
  }

  func run(_ sources: [Observable<Element>]) -> Disposable {
    if parts.isEmpty { complete() }
    for (source, part) in zip(sources, parts) {
      guard !isDisposed else { break }
      let observer = ForkJoinObserver(sink: self, part: part)
      let token = source.subscribe(observer)
      part.subscription.withLock { $0 = token }
      if isDisposed { part.letGo() }
    }
    return Disposables.create { self.parts.forEach { $0.letGo() } }
  }

  func completed(_ part: ForkJoinPart<Element>) {
    guard part.last != nil else { return complete() }
    guard remaining.subtract() == 0 else { return part.letGo() }
    forwardNext(parts.compactMap { $0.last })
    complete()
  }

  override func tellEnd(_ error: Swift.Error?) {
    super.tellEnd(error)
    for part in parts { part.letGo() }
  }
}

private final class ForkJoinPart<Element> {
  let subscription = Lock<Disposable?>(nil)
  @Unguarded var last: Element?

  func letGo() {
    subscription.withLock { $0.take() }?.dispose()
  }
}

private struct ForkJoinObserver<Element, Observer: ObserverType>: DirectObserver
where Observer.Element == [Element] {
  let sink: ForkJoinSink<Element, Observer>
  let part: ForkJoinPart<Element>

  func onNext(_ element: Element) {
    guard !sink.isDisposed else { return }
    let old = part.last
    part.last = element
    withExtendedLifetime(old) {}
  }

  func onError(_ error: Swift.Error) {
    sink.fail(with: error)
  }

  func onCompleted() {
    sink.completed(part)
  }
}
// end 8.13
