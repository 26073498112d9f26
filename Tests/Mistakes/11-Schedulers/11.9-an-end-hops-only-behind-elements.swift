// On a queue, an end hops only if an element is still on its way.

// exercise 11.9
// instead of: private let scheduler: SerialDispatchQueueScheduler
private final class Arrival: QueueWork, @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func run() {
    action()
  }
}

private let onTheWay = Counter()
private let scheduler: SerialDispatchQueueScheduler
// instead of: send(ElementHop(element, to: self))
onTheWay.add()
send(ElementHop(element, to: self))
send(Arrival { self.onTheWay.subtract() })
// instead of: send(EndHop(error, to: self))
if onTheWay.count() == 0 { return fail(with: error) }
send(EndHop(error, to: self))
// instead of: send(EndHop(nil, to: self))
if onTheWay.count() == 0 { return complete() }
send(EndHop(nil, to: self))
// end 11.9
