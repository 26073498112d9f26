// One value says what it is doing: it gathers, or it is ending.

// exercise 5.13
guard limit > 0 else { return .empty() }
return Chunks(of: asObservable(), atMost: limit, until: isLast)
// end 5.13

// exercise 5.13
private final class Chunks<Element>: Producer<[Element]> {
  private let source: Observable<Element>
  private let limit: Int
  private let isLast: (Element) throws -> Bool

  init(
    of source: Observable<Element>,
    atMost limit: Int,
    until isLast: @escaping (Element) throws -> Bool
  ) {
    self.source = source
    self.limit = limit
    self.isLast = isLast
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Element] {
    let sink = Gatherer(limit, isLast, observer: observer, cancel: cancel)
    let subscription = source.subscribe(sink)
    return (sink, subscription)
  }
}

private final class Gatherer<Source, Observer: ObserverType>: Sink<Observer>, DirectObserver
where Observer.Element == [Source] {
  typealias Element = Source

  private enum State {
    /// Waits for the rest of a chunk, and for so many chunks, this one included.
    case gathering([Source], chunks: Int)

    /// The last chunk is on its way: nothing comes in any more.
    case ending
  }

  private let isLast: (Source) throws -> Bool
  private var state: State

  init(
    _ limit: Int,
    _ isLast: @escaping (Source) throws -> Bool,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.isLast = isLast
    state = .gathering([], chunks: limit)
    super.init(observer: observer, cancel: cancel)
  }

  func onNext(_ element: Source) {
    guard !isDisposed, case .gathering(let before, let chunks) = state else { return }
    state = .gathering(before + [element], chunks: chunks)
    do {
      guard try isLast(element) else { return }
    } catch {
      return onError(error)
    }
    // The closure may have made the source send, and the subscriber dispose.
    guard case .gathering(let chunk, let chunks) = state, !chunk.isEmpty else { return }
    guard chunks > 1 else { return sendLast(chunk) }
    state = .gathering([], chunks: chunks - 1)
    forwardNext(chunk)
  }

  func onError(_ error: Swift.Error) {
    guard case .gathering = state else { return }
    state = .ending
    fail(with: error)
  }

  func onCompleted() {
    guard case .gathering(let chunk, _) = state else { return }
    sendLast(chunk)
  }

  private func sendLast(_ chunk: [Source]) {
    state = .ending
    if !chunk.isEmpty { forwardNext(chunk) }
    complete()
  }
}
// end 5.13
