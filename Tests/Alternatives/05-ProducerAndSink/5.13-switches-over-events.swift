// A sink with an `on(_:)` that switches over events, and a phase instead of a count.

// exercise 5.13
return limit == 0 ? .empty() : ChunksOf(source: asObservable(), limit: limit, isLast: isLast)
// end 5.13

// exercise 5.13
private final class ChunksOf<Source>: Producer<[Source]> {
  private let source: Observable<Source>
  private let limit: Int
  private let isLast: (Source) throws -> Bool

  init(source: Observable<Source>, limit: Int, isLast: @escaping (Source) throws -> Bool) {
    self.source = source
    self.limit = limit
    self.isLast = isLast
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Source] {
    let sink = ChunksOfSink(limit: limit, isLast: isLast, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class ChunksOfSink<
  Source,
  Observer: ObserverType
>: Sink<Observer>, ObserverType where Observer.Element == [Source] {
  typealias Element = Source

  private enum Phase {
    case gathering(sent: Int)
    case ending
  }

  private let limit: Int
  private let isLast: (Source) throws -> Bool
  private var phase = Phase.gathering(sent: 0)
  private var chunk: [Source] = []

  init(
    limit: Int,
    isLast: @escaping (Source) throws -> Bool,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.limit = limit
    self.isLast = isLast
    super.init(observer: observer, cancel: cancel)
  }

  func on(_ event: Event<Source>) {
    guard case .gathering(let sent) = phase, !isDisposed else { return }
    switch event {
    case .next(let element):
      chunk += [element]
      do {
        guard try isLast(element), !chunk.isEmpty else { return }
        send(isEnd: sent + 1 == limit, count: sent + 1)
      } catch {
        phase = .ending
        fail(with: error)
      }
    case .error(let error): fail(with: error)
    case .completed: send(isEnd: true, count: sent)
    }
  }

  private func send(isEnd: Bool, count: Int) {
    phase = isEnd ? .ending : .gathering(sent: count)
    let whole = chunk
    chunk = []
    if !whole.isEmpty { forwardNext(whole) }
    if isEnd { complete() }
  }
}
// end 5.13
