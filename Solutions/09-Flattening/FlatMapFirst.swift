import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining

extension ObservableType {
  /// Turns an element into a sequence and sends what that sends; drops elements that come meanwhile.
  ///
  /// - Parameter selector: Makes the inner sequence; it is not called for elements that are dropped.
  ///   If it throws, the result fails with that error.
  /// - Returns: A sequence that completes when this one and the last inner one have completed.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Flatten(asObservable(), .drop, select: selector)
  }
}

/// The sink of `flatMapFirst`: one at a time; what comes meanwhile is dropped.
final class FlatMapFirstSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: FlattenSink<Outer, Inner, Observer> where Inner.Element == Observer.Element {
  // machine 9.2: One inner sequence at a time is heard; an element that comes meanwhile is dropped.
  //   `inner(for:)`, `expect()`, `listen(to:)` and `sourceCompleted(_:)` are inherited.
  // starts as: override func onNext(_ element: Outer) {}
  // Elements and the end of the inner sequence may come on different threads.
  private let isBusy = Flag()

  override func onNext(_ element: Outer) {
    // exercise 9.2: If no inner sequence is running, listen to the one of this element; otherwise do
    //   nothing at all.
    guard isBusy.raise() else { return }
    expect()
    guard let inner = inner(for: element) else { return }
    listen(to: inner)
    // end 9.2
  }

  override func sourceCompleted(_ letGo: () -> Void) {
    // exercise 9.2: The inner sequence has completed: make way for the next element.
    // starts as: super.sourceCompleted(letGo)
    super.sourceCompleted(letGo)
    // Last, so that on another thread the next sequence can't begin before this one is disposed.
    isBusy.lower()
    // end 9.2
  }
  // end machine 9.2
}
