// Made with `create`; the closure is asked about an element before that is gathered.

// exercise 5.13
if limit == 0 { return .empty() }
let source = asObservable()
return .create { observer in
  let gatherer = Gatherer(limit, isLast, observer)
  return Disposables.create(gatherer.over, source.subscribe(gatherer))
}
// end 5.13

// exercise 5.13
/// Gathers for one subscriber.
private final class Gatherer<Element>: DirectObserver {
  /// Raised when nothing is wanted any more.
  let over = BooleanDisposable()

  private let isLast: (Element) throws -> Bool
  private let observer: AnyObserver<[Element]>
  private var gathered: [Element] = []
  private var chunksLeft: Int

  init(
    _ limit: Int,
    _ isLast: @escaping (Element) throws -> Bool,
    _ observer: AnyObserver<[Element]>
  ) {
    chunksLeft = limit
    self.isLast = isLast
    self.observer = observer
  }

  func onNext(_ element: Element) {
    guard !over.isDisposed else { return }
    do {
      let isWhole = try isLast(element)
      gathered.append(element)
      if isWhole { send(isFinal: chunksLeft == 1) }
    } catch {
      onError(error)
    }
  }

  func onError(_ error: Swift.Error) {
    guard !over.isDisposed else { return }
    over.dispose()
    gathered = []
    observer.onError(error)
  }

  func onCompleted() {
    guard !over.isDisposed else { return }
    send(isFinal: true)
  }

  private func send(isFinal: Bool) {
    let chunk = gathered
    gathered = []
    chunksLeft -= 1
    if isFinal { over.dispose() }
    if !chunk.isEmpty { observer.onNext(chunk) }
    if isFinal { observer.onCompleted() }
  }
}
// end 5.13
