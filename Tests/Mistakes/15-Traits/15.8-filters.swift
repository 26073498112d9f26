// A filter that looks harmless: the value stays, though the condition does not hold.

// exercise 15.8
// instead of: /// The current value, and the subscription that moves it.
extension Gauge {
  /// Keeps the values that satisfy a condition.
  func filter(_ predicate: @escaping (Element) -> Bool) -> Gauge<Element> {
    Gauge(read: read, elements: elements.filter(predicate))
  }
}

/// The current value, and the subscription that moves it.
// end 15.8
