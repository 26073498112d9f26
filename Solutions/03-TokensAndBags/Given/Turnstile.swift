/// A gate that lets in only so many people at a time.
protocol Turnstile: AnyObject {
  /// Lets somebody in if there is room, and returns whether there was.
  func enter() -> Bool

  /// Lets somebody out who was let in.
  func leave()
}
