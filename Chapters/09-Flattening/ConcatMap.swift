import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining

extension ObservableType {
  /// Makes a sequence of each element, and sends what those send, one sequence after the other.
  ///
  /// - Parameter selector: Makes the inner sequence, when the element comes and not when it is that
  ///   one's turn. If it throws, the result fails with that error at once.
  /// - Returns: A sequence that completes when this one and all inner ones have completed.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Flatten(asObservable(), .wait(limit: 1), select: selector)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends what the sequences in this sequence send, as it comes; so many are subscribed at a time.
  ///
  /// - Parameter maxConcurrent: How many are subscribed at most; the others wait, in order. If it is
  ///   0 or less, none ever is.
  /// - Returns: A sequence that completes when all have completed.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    Flatten(asObservable(), .wait(limit: maxConcurrent)) { $0 }
  }

  /// Sends what the sequences in this sequence send, one sequence after the other.
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}

/// The machine of `concatMap` and `merge(maxConcurrent:)`: so many at a time, and the others in line.
final class LimitedSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: FlattenSink<Outer, Inner, Observer> where Inner.Element == Observer.Element {
  private struct State {
    /// How many inner sequences are subscribed, or about to be.
    var running = 0
    var waiting = Queue<Observable<Observer.Element>>()
  }

  private let limit: Int

  // Guards who runs and who waits; inner sequences are subscribed outside of it.
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
    // exercise 9.3: Ask for the inner sequence now. If fewer than `limit` are running, listen to it,
    //   as one that is expected; else let it wait.
    // end 9.3
  }

  override func sourceCompleted(_ letGo: () -> Void) {
    // exercise 9.3: Let the one that has waited longest have the place of the one that is over, on
    //   the trampoline, so that the stack does not grow; if nobody waits, the place is free.
    super.sourceCompleted(letGo)
    // end 9.3
  }
}

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
