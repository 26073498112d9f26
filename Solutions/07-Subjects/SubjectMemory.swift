import Solution04Events

/// What a subject keeps of the past, and whom it tells.
///
/// This is all in which one kind of subject differs from another. A ``Broadcast`` holds it behind
/// its lock, so that one thread at a time touches it.
protocol SubjectMemory {
  /// The type of the elements.
  associatedtype Element

  /// Whether those who listen are told an element when it comes; if not, they are told the past when
  /// the subject ends.
  static var passesElementsOn: Bool { get }

  /// Whether a newcomer that sends an element while it is told the past hears it there and then;
  /// if not, it hears it after the past.
  static var answersNest: Bool { get }

  /// Takes note of an element, and hands out in its place what has to be let go.
  ///
  /// Nothing may be freed in here, under the lock: a `deinit` is code of others.
  mutating func note(_ element: inout Element)

  /// Returns what a newcomer is told first.
  ///
  /// - Parameter end: The end of the subject, which the newcomer is told next; `nil` if the subject
  ///   has not ended.
  /// - Returns: The elements, oldest first.
  func past(before end: Event<Element>?) -> [Element]
}

extension SubjectMemory {
  static var passesElementsOn: Bool { true }
  static var answersNest: Bool { true }
}
