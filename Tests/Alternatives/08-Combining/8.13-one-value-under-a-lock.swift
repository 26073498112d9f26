// All state is one value under a `Lock`, which decides in one step what a completion means.

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
    let sink = ForkJoinSink(sources, observer: observer, cancel: cancel)
    return (sink, sink.run(sources))
  }
}

private final class ForkJoinSink<
  Element,
  Observer: ObserverType
>: Sink<Observer> where Observer.Element == [Element] {
  private struct State {
    var lasts: [Element?]
    var living: Int
  }

  /// What follows from a completion.
  private enum Step {
    case complete
    case send([Element])
    case dispose
  }

  private let state: Lock<State>
  private let tokens: [SingleAssignmentDisposable]

  init(_ sources: [Observable<Element>], observer: Observer, cancel: SinkDisposer) {
    tokens = sources.map { _ in SingleAssignmentDisposable() }
    state = Lock(State(lasts: sources.map { _ in nil }, living: sources.count))
    super.init(observer: observer, cancel: cancel)
  }

  func run(_ sources: [Observable<Element>]) -> Disposable {
    guard !sources.isEmpty else {
      complete()
      return Disposables.create()
    }
    for (index, source) in sources.enumerated() where !isDisposed {
      let observer = SourceObserver(sink: self, index: index)
      tokens[index].setDisposable(source.subscribe(observer))
    }
    return Disposables.create(tokens)
  }

  private func keep(_ element: Element, of index: Int) {
    guard !isDisposed else { return }
    var carried: Element? = element
    state.withLock { swap(&$0.lasts[index], &carried) }
    // What was replaced is freed here, after the lock is open.
  }

  private func sourceCompleted(_ index: Int) {
    let step = state.withLock { state -> Step in
      if state.lasts[index] == nil { return .complete }
      state.living -= 1
      return state.living > 0 ? .dispose : .send(state.lasts.compactMap { $0 })
    }
    switch step {
    case .complete:
      complete()
    case .send(let array):
      forwardNext(array)
      complete()
    case .dispose:
      tokens[index].dispose()
    }
  }

  override func tellEnd(_ error: Swift.Error?) {
    super.tellEnd(error)
    // The token may not know the sources yet.
    tokens.forEach { $0.dispose() }
  }

  private struct SourceObserver: DirectObserver {
    let sink: ForkJoinSink
    let index: Int

    func onNext(_ element: Element) { sink.keep(element, of: index) }
    func onError(_ error: Swift.Error) { sink.fail(with: error) }
    func onCompleted() { sink.sourceCompleted(index) }
  }
}
// end 8.13
