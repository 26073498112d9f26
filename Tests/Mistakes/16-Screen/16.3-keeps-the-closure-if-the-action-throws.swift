// If `action` throws, the closure, and the scheduler that it holds, are kept for ever: the address
// that is handed to the task is released only after an action that returns.

// exercise 16.3
// instead of: maker.make
guard let address, let place = UnsafeRawPointer(bitPattern: address) else {
  return { MainScheduler() }
}
return Unmanaged<Maker>.fromOpaque(place).takeUnretainedValue().make
// end 16.3

// exercise 16.3
// instead of: try $maker.withValue(Maker(make: makeScheduler), operation: action)
let kept = Unmanaged.passRetained(Maker(makeScheduler))
try $address.withValue(UInt(bitPattern: kept.toOpaque()), operation: action)
kept.release()
// end 16.3

// exercise 16.3
// instead of: private struct Maker: Sendable {
// instead of: // Safe: it is called only on the thread that set it, or by tasks started there, all of one
// instead of: // test.
// instead of: nonisolated(unsafe) let make: () -> SchedulerType
// instead of: }
private final class Maker {
  let make: () -> SchedulerType

  init(_ make: @escaping () -> SchedulerType) {
    self.make = make
  }
}
// end 16.3

// exercise 16.3
// instead of: @TaskLocal private static var maker = Maker { MainScheduler() }
@TaskLocal private static var address: UInt?
// end 16.3
