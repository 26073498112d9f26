import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Returns a sequence that sends an element again and again, once per turn of the trampoline.
  ///
  /// Without an operator that ends it, such as `take`, its `subscribe` does not return.
  public static func repeatElement(_ element: Element) -> Observable<Element> {
    .from(Repetition(element))
  }
}

/// A value repeated without end as a Swift sequence, which any generator can send.
package struct Repetition<Value>: Sequence, IteratorProtocol {
  private let value: Value

  /// Creates a sequence that has no end.
  package init(_ value: Value) {
    self.value = value
  }

  /// Returns the value, every time.
  package func next() -> Value? {
    value
  }
}
