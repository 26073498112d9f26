// Made with `create`, around an observer that has the state; no producer and no sink of its own.

// exercise 5.13
guard limit > 0 else { return .empty() }
return .create { (observer: AnyObserver<[Element]>) -> Disposable in
  let gate = BooleanDisposable()
  let chunks = Chunks(limit: limit, isLast: isLast, gate: gate, observer: observer)
  let subscription = subscribe(chunks)
  return Disposables.create {
    gate.dispose()
    subscription.dispose()
  }
}
// end 5.13

// exercise 5.13
private final class Chunks<Element>: ObserverType {
  private let limit: Int
  private let isLast: (Element) throws -> Bool
  private let gate: BooleanDisposable
  private let observer: AnyObserver<[Element]>
  private var chunk: [Element] = []
  private var begun = 0

  init(
    limit: Int,
    isLast: @escaping (Element) throws -> Bool,
    gate: BooleanDisposable,
    observer: AnyObserver<[Element]>
  ) {
    self.limit = limit
    self.isLast = isLast
    self.gate = gate
    self.observer = observer
  }

  func on(_ event: Event<Element>) {
    guard !gate.isDisposed else { return }
    switch event {
    case .next(let element): gather(element)
    case .error(let error):
      gate.dispose()
      observer.onError(error)
    case .completed: end(with: chunk)
    }
  }

  private func gather(_ element: Element) {
    chunk.append(element)
    do {
      guard try isLast(element), !chunk.isEmpty else { return }
      begun += 1
      let whole = chunk
      chunk.removeAll()
      if begun == limit { end(with: whole) } else { observer.onNext(whole) }
    } catch {
      gate.dispose()
      observer.onError(error)
    }
  }

  private func end(with rest: [Element]) {
    gate.dispose()
    chunk = []
    if !rest.isEmpty { observer.onNext(rest) }
    observer.onCompleted()
  }
}
// end 5.13
