// On a queue, all hops are of one class, which is a closure; a flag remembers that the end was sent.

// exercise 11.9
// instead of: send(ElementHop(element, to: self))
guard !hasEnded.isRaised() else { return }
send(Hop { self.forwardNext(element) })
// instead of: send(EndHop(error, to: self))
guard hasEnded.raise() else { return }
send(Hop { self.fail(with: error) })
// instead of: send(EndHop(nil, to: self))
guard hasEnded.raise() else { return }
send(Hop { self.complete() })
// instead of: private func send(_ hop: QueueWork) {
// instead of: guard !isDisposed else { return }
// instead of: scheduler.perform(hop)
// instead of: }
private let hasEnded = Flag()

private final class Hop: QueueWork, @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func run() {
    action()
  }
}

private func send(_ hop: QueueWork) {
  guard !isDisposed else { return }
  scheduler.perform(hop)
}
// end 11.9
