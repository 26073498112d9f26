import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining

extension ObservableType {
  /// Turns each element into a sequence, and sends what the newest of those sends.
  ///
  /// When an element comes, the sequence before is disposed, and is not heard any more.
  ///
  /// - Parameter selector: Makes the inner sequence; if it throws, the result fails with that error.
  /// - Returns: A sequence that completes when this one and the newest inner one have completed.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Flatten(asObservable(), .replace, select: selector)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends what the newest inner sequence sends.
  public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }
}

/// The sink of `flatMapLatest`: only the newest inner sequence is heard.
///
/// At most one inner sequence is expected: a new one replaces the one before.
final class LatestSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: FlattenSink<Outer, Inner, Observer> where Inner.Element == Observer.Element {
  // machine 9.4: Only the newest inner sequence is heard; the one before is disposed.
  //   `inner(for:)`, `expect()`, `expectOneLess()`, `group` and `forwarding` are inherited.
  // starts as: override func onNext(_ element: Outer) {}
  // The lock `forwarding` guards both: the newest must not change while the observer is handling an
  // event.
  private var numberOfNewest = 0
  private var newest = Newest.none

  override func onNext(_ element: Outer) {
    // Expected while the closure runs, which may make the outer sequence complete.
    expect()
    if let inner = inner(for: element) { replaceNewest(by: inner) }
    expectOneLess()
  }

  private func replaceNewest(by inner: Observable<Observer.Element>) {
    // exercise 9.4: From now on only this inner sequence is heard, and the one before is disposed.
    //   It may end, or make the source send, before `subscribe` has returned.
    let (number, before) = forwarding.withLock {
      defer { newest = .beginning }
      numberOfNewest += 1
      return (numberOfNewest, newest)
    }
    switch before {
    case .none: expect()
    // What its `subscribe` is about to return is not kept: its number is out of date.
    case .beginning: break
    case .living(let key): group.remove(for: key)
    }
    // Disposing that one may have ended everything.
    guard !isDisposed else { return }
    keep(inner.subscribe(InnerObserver(number: number, sink: self)), of: number)
    // end 9.4
  }

  /// Puts a subscription into the group, unless it is over or no longer the newest.
  private func keep(_ subscription: Disposable, of number: Int) {
    func isBeginning() -> Bool {
      if case .beginning = newest { numberOfNewest == number } else { false }
    }
    guard forwarding.withLock({ isBeginning() }) else { return subscription.dispose() }
    guard let key = group.insert(subscription) else { return }
    let isTooLate = forwarding.withLock {
      guard isBeginning() else { return true }
      newest = .living(key)
      return false
    }
    if isTooLate { group.remove(for: key) }
  }

  // MARK: What the inner sequences send

  fileprivate func send(_ element: Observer.Element, from number: Int) {
    // exercise 9.4: Forward what the newest one sends, and nothing that any other sends.
    forwarding.withLock {
      if number == numberOfNewest { forwardNext(element) }
    }
    // end 9.4
  }

  fileprivate func fail(with error: Swift.Error, from number: Int) {
    // Decided under the lock: on another thread a newer one may be about to come.
    guard forwarding.withLock({ number == numberOfNewest && stop() }) else { return }
    tellEnd(error)
    dispose()
  }

  fileprivate func innerCompleted(_ number: Int) {
    // exercise 9.4: The end of the newest may be the end of everything; the end of any other means
    //   nothing.
    let before: Newest = forwarding.withLock {
      guard number == numberOfNewest else { return .none }
      defer { newest = .none }
      return newest
    }
    if case .none = before { return }
    expectOneLess()
    if case .living(let key) = before { group.remove(for: key) }
    // end 9.4
  }
  // end machine 9.4
}

// machine 9.4: Everything else the sink needs.
/// The state of the newest inner sequence.
private enum Newest {
  /// Nothing: none has come, or the last one has completed.
  case none

  /// It is being subscribed.
  case beginning

  /// The group holds its subscription.
  case living(CompositeDisposable.DisposeKey)
}

/// The observer of one inner sequence, which knows its number.
private final class InnerObserver<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: DirectObserver where Inner.Element == Observer.Element {
  private let number: Int
  private let sink: LatestSink<Outer, Inner, Observer>

  init(number: Int, sink: LatestSink<Outer, Inner, Observer>) {
    self.number = number
    self.sink = sink
  }

  func onNext(_ element: Observer.Element) {
    sink.send(element, from: number)
  }

  func onError(_ error: Swift.Error) {
    sink.fail(with: error, from: number)
  }

  func onCompleted() {
    sink.innerCompleted(number)
  }
}
// end machine 9.4
