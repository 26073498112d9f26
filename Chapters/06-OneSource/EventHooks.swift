import Solution04Events

/// A closure for each kind of event.
struct EventHooks<Element> {
  let next: ((Element) throws -> Void)?
  let error: ((Swift.Error) throws -> Void)?
  let completed: (() throws -> Void)?

  /// Calls the closure for this event.
  func callAsFunction(_ event: Event<Element>) throws {
    switch event {
    case .next(let element): try next?(element)
    case .error(let error): try self.error?(error)
    case .completed: try completed?()
    }
  }
}
