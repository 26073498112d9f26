import Dispatch

/// A name for a queue, so that code can tell where it runs.
///
/// The threads below a queue come and go; so it is queues that have a colour here.
package enum Colour {
  private static let key = DispatchSpecificKey<String>()

  /// The colour of the queue on which the caller runs: one given by `coloured(_:)`, or "main", or
  /// "no colour".
  package static var current: String {
    DispatchQueue.getSpecific(key: key) ?? (DispatchQueue.isMain ? "main" : "no colour")
  }

  /// Gives a queue its colour.
  package static func paint(_ queue: DispatchQueue, _ colour: String) {
    queue.setSpecific(key: key, value: colour)
  }
}

extension SerialDispatchQueueScheduler {
  /// Creates a scheduler whose queue has a colour.
  package static func coloured(_ colour: String) -> SerialDispatchQueueScheduler {
    SerialDispatchQueueScheduler(
      internalSerialQueueName: colour,
      serialQueueConfiguration: { Colour.paint($0, colour) }
    )
  }
}
