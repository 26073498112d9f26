// Keeps its whole state in one enum, and asks the closure before it gathers.

// exercise 5.13
return Chunked(self.asObservable(), limit, isLast)
// end 5.13

// exercise 5.13
private final class Chunked<Source>: Producer<[Source]> {
  private let parts: (source: Observable<Source>, limit: Int, isLast: (Source) throws -> Bool)

  init(_ source: Observable<Source>, _ limit: Int, _ isLast: @escaping (Source) throws -> Bool) {
    parts = (source, limit, isLast)
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Source] {
    let sink = Chunker(parts.limit, parts.isLast, observer: observer, cancel: cancel)
    guard parts.limit > 0 else {
      sink.complete()
      return (sink, Disposables.create())
    }
    return (sink, parts.source.subscribe(sink))
  }
}

private final class Chunker<Source, Observer: ObserverType>: Sink<Observer>, DirectObserver
where Observer.Element == [Source] {
  typealias Element = Source

  private enum State {
    /// Elements of the chunk that was begun, and how many chunks may come, this one included.
    case open([Source], Int)
    /// The last chunk is on its way, or was heard.
    case closed
  }

  private let isLast: (Source) throws -> Bool
  private var state: State

  init(
    _ limit: Int,
    _ isLast: @escaping (Source) throws -> Bool,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    state = limit > 0 ? .open([], limit) : .closed
    self.isLast = isLast
    super.init(observer: observer, cancel: cancel)
  }

  func onNext(_ element: Source) {
    guard !isDisposed, case .open = state else { return }
    switch Result(catching: { try isLast(element) }) {
    case .failure(let error): onError(error)
    case .success(let isWhole): take(element, isWhole)
    }
  }

  private func take(_ element: Source, _ isWhole: Bool) {
    // Asked again: the closure may have ended it.
    guard !isDisposed, case .open(var chunk, let left) = state else { return }
    // Not held twice while it grows: the array would be copied each time.
    state = .closed
    chunk.append(element)
    guard isWhole else {
      state = .open(chunk, left)
      return
    }
    if left > 1 {
      state = .open([], left - 1)
      forwardNext(chunk)
    } else {
      finish(with: chunk)
    }
  }

  func onError(_ error: Swift.Error) {
    guard case .open = state else { return }
    state = .closed
    fail(with: error)
  }

  func onCompleted() {
    guard case .open(let chunk, _) = state else { return }
    finish(with: chunk)
  }

  private func finish(with chunk: [Source]) {
    state = .closed
    if !chunk.isEmpty { forwardNext(chunk) }
    complete()
  }
}
// end 5.13
