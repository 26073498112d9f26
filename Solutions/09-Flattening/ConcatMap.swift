import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining

extension ObservableType {
  /// Turns each element into a sequence, and sends what those send, one sequence after the other.
  ///
  /// - Parameter selector: Makes the inner sequence as soon as the element comes, not when its turn
  ///   comes. If it throws, the result fails with that error at once.
  /// - Returns: A sequence that completes when this one and all inner ones have completed.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Flatten(asObservable(), .wait(limit: 1), select: selector)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends what the inner sequences send, as it comes; a limited number is subscribed at a time.
  ///
  /// - Parameter maxConcurrent: How many are subscribed at most; the others wait, in order. If it is
  ///   0 or less, none ever is.
  /// - Returns: A sequence that completes when all have completed.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    Flatten(asObservable(), .wait(limit: maxConcurrent)) { $0 }
  }

  /// Sends what the inner sequences send, one sequence after the other.
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}

/// The sink of `concatMap` and `merge(maxConcurrent:)`: a limited number at a time, others queue.
final class LimitedSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: FlattenSink<Outer, Inner, Observer> where Inner.Element == Observer.Element {
  // machine 9.3: At most `limit` inner sequences are subscribed, and the others wait, in order.
  //   `inner(for:)`, `expect()`, `listen(to:)` and `sourceCompleted(_:)` are inherited.
  // starts as: private let limit: Int
  // starts as:
  // starts as: init(
  // starts as:   limit: Int,
  // starts as:   select: @escaping (Outer) throws -> Inner,
  // starts as:   observer: Observer,
  // starts as:   cancel: SinkDisposer
  // starts as: ) {
  // starts as:   self.limit = limit
  // starts as:   super.init(select: select, observer: observer, cancel: cancel)
  // starts as: }
  // starts as:
  // starts as: override func onNext(_ element: Outer) {}
  private struct State {
    /// How many slots are taken, by sequences that are subscribed or about to be.
    var running = 0
    var waiting = Queue<Observable<Observer.Element>>()
  }

  private let limit: Int

  // Guards which sequences run and which wait; they are subscribed outside of it.
  private let state = Lock(State())

  init(
    limit: Int,
    select: @escaping (Outer) throws -> Inner,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.limit = limit
    super.init(select: select, observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Outer) {
    // exercise 9.3: The closure is called when the element comes. At most `limit` sequences are
    //   subscribed, and the others wait; the end waits for all of them. With no slots at all there
    //   is nothing to wait for.
    // With a limit of 0 none ever gets a slot, and what will never begin can't be expected.
    if limit > 0 { expect() }
    guard let inner = inner(for: element), limit > 0 else { return }
    let hasRoom = state.withLock { state in
      guard state.running < limit else {
        state.waiting.append(inner)
        return false
      }
      state.running += 1
      return true
    }
    if hasRoom { listen(to: inner) }
    // end 9.3
  }

  override func sourceCompleted(_ letGo: () -> Void) {
    // exercise 9.3: The slot goes to the one that has waited longest, once the completed one is
    //   disposed. However many complete at once, the stack does not grow.
    // starts as: super.sourceCompleted(letGo)
    // The slot is passed on last: on another thread a sequence may be about to take it, and must not
    // be subscribed before this one is disposed.
    super.sourceCompleted(letGo)
    let next = state.withLock { state in
      let next = state.waiting.removeFirst()
      if next == nil { state.running -= 1 }
      return next
    }
    if let next { Trampoline.current.enqueue(Entrance(of: next, to: self)) }
    // end 9.3
  }
  // end machine 9.3
}

// machine 9.3: Everything else the sink needs.
/// The work of listening to a sequence whose turn has come.
private final class Entrance<Observer: ObserverType>: TrampolineWork {
  private let inner: Observable<Observer.Element>
  private let sink: MergeSink<Observer>

  init(of inner: Observable<Observer.Element>, to sink: MergeSink<Observer>) {
    self.inner = inner
    self.sink = sink
  }

  func takeTurn() -> Bool {
    sink.listen(to: inner)
    return false
  }
}
// end machine 9.3
