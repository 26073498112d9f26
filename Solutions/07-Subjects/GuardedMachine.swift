import Solution02ManyObservers
import Solution03TokensAndBags

/// The machine of a subject and the lock that guards it.
///
/// It is an object of its own because tokens need it. A token may outlive the subject, and must not keep
/// it alive.
final class GuardedMachine: @unchecked Sendable {
  // Unchecked: the lock guards the machine. No observer is called or freed while it is held.
  private let machine = Lock(SubjectMachine())

  /// Runs `body` with the machine, while every other thread that wants it waits.
  ///
  /// The file and the line are the caller's, for the picture of a race.
  func withLock<Result>(
    file: StaticString = #fileID,
    line: Int = #line,
    _ body: (inout SubjectMachine) -> Result
  ) -> Result {
    machine.withLock(file: file, line: line, body)
  }

  /// Returns the next delivery, if one is waiting.
  func nextDelivery() -> Serializer.Work? {
    machine.withLock { $0.deliveryEnded() }
  }

  /// Gives up a slot, on behalf of its token.
  func leave(_ key: BagKey) {
    // exercise 7.3: The observer hears no more, even of a delivery that is in progress, and is freed while
    //   no lock is held.
    guard let slot = machine.withLock({ $0.observerLeft(key) }) else { return }
    // A delivery in progress works on a copy of the bag, which still has the slot.
    slot.close()
    // end 7.3
  }

  /// Closes all slots without telling the observers anything.
  func dispose() {
    // exercise 7.4: No observer hears more, even of a delivery that is in progress. Nothing is freed while
    //   the lock is held.
    // Closed in the same step, which calls nobody: who leaves meanwhile finds no slot to close.
    let (life, slots) = machine.withLock { machine in
      let (life, slots) = (machine.life, machine.subjectDisposed())
      slots.forEach { $0.close() }
      return (life, slots)
    }
    // The life before may hold an error, which is freed after the lock is released, like the slots.
    withExtendedLifetime((life, slots)) {}
    // end 7.4
  }
}
