// Without a flag: at every end the sink drops its condition, and asks nobody without one.

// exercise 6.5
TakeWhile(asObservable(), sendsLast: behavior == .inclusive, predicate)
// end 6.5

// exercise 6.5
private final class TakeWhile<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let sendsLast: Bool
  private let predicate: (Element) throws -> Bool

  init(
    _ source: Observable<Element>,
    sendsLast: Bool,
    _ predicate: @escaping (Element) throws -> Bool
  ) {
    self.source = source
    self.sendsLast = sendsLast
    self.predicate = predicate
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = TakeWhileSink(observer, cancel, sendsLast: sendsLast, predicate)
    return (sink, source.subscribe(sink))
  }
}

private final class TakeWhileSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  private let sendsLast: Bool

  /// Says whether to go on; `nil` once an end is certain.
  private var predicate: ((Observer.Element) throws -> Bool)?

  init(
    _ observer: Observer,
    _ cancel: SinkDisposer,
    sendsLast: Bool,
    _ predicate: @escaping (Observer.Element) throws -> Bool
  ) {
    self.sendsLast = sendsLast
    self.predicate = predicate
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    guard !isDisposed, let predicate else { return }
    let goesOn: Bool
    do {
      goesOn = try predicate(element)
    } catch {
      self.predicate = nil
      fail(with: error)
      return
    }
    if goesOn {
      forwardNext(element)
    } else {
      sendLast(element)
    }
  }

  override func onError(_ error: Swift.Error) {
    guard predicate.take() != nil else { return }
    fail(with: error)
  }

  override func onCompleted() {
    guard predicate.take() != nil else { return }
    complete()
  }

  private func sendLast(_ element: Observer.Element) {
    // If the condition made the source end, or send its last element, that was the end.
    guard predicate.take() != nil else { return }
    if sendsLast { forwardNext(element) }
    complete()
  }
}
// end 6.5
