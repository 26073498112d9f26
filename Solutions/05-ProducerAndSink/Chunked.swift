import Solution03TokensAndBags
import Solution04Events

extension ObservableType {
  /// Gathers elements, and sends each chunk of them as soon as it is whole.
  ///
  /// When the source completes, a chunk that was begun is sent before the end; if there is an error,
  /// it is dropped.
  ///
  /// - Parameters:
  ///   - limit: How many chunks to send, zero or more; the result completes with the last of them.
  ///     With zero, the source is not subscribed.
  ///   - isLast: Says whether an element is the last of its chunk; it is called once for each. If it
  ///     throws, the result fails with that error, and the source is disposed.
  /// - Returns: A sequence of at most `limit` chunks, none of them empty.
  package func chunked(
    limit: Int,
    endingWhere isLast: @escaping (Element) throws -> Bool
  ) -> Observable<[Element]> {
    precondition(limit >= 0, "chunked(limit:endingWhere:) needs a limit of zero or more")
    // exercise 5.13: Return a sequence of chunks, at most `limit` of them.
    // starts as: return .never()
    return limit == 0 ? .empty() : Chunked(source: asObservable(), limit: limit, isLast: isLast)
    // end 5.13
  }
}

// exercise 5.13: Everything else it needs: a producer, a sink, and what the sink has to remember.
/// The producer of `chunked`.
private final class Chunked<Source>: Producer<[Source]> {
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
    let sink = ChunkedSink(limit: limit, isLast: isLast, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

/// The sink of `chunked`.
private final class ChunkedSink<
  Source,
  Observer: ObserverType
>: OperatorSink<Source, Observer> where Observer.Element == [Source] {
  private let isLast: (Source) throws -> Bool

  /// The elements of the chunk that was begun.
  private var begun: [Source] = []

  /// How many more chunks may begin; none from the moment when the last one is sent.
  private var remaining: Int

  init(
    limit: Int,
    isLast: @escaping (Source) throws -> Bool,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.isLast = isLast
    remaining = limit
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Source) {
    let before = remaining
    // A source that can't be stopped may go on for a while; nobody is to gather that.
    guard remaining > 0, !isDisposed else { return }
    begun.append(element)
    do {
      guard try isLast(element) else { return }
    } catch {
      fail(with: error)
      return
    }
    // If the closure made the source send, the element may be in a chunk that has been sent already.
    guard remaining == before else { return }
    remaining -= 1
    let isEnd = remaining == 0
    sendChunk()
    if isEnd { complete() }
  }

  override func onError(_ error: Swift.Error) {
    guard remaining > 0 else { return }
    fail(with: error)
  }

  override func onCompleted() {
    guard remaining > 0 else { return }
    remaining = 0
    if !begun.isEmpty { sendChunk() }
    complete()
  }

  /// Sends the chunk that was begun.
  private func sendChunk() {
    // Taken out before it is sent: a reentrant observer may cause the next one to begin meanwhile.
    let chunk = begun
    begun = []
    forwardNext(chunk)
  }
}
// end 5.13
