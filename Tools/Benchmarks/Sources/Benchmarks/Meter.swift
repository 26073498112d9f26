import AllocationCounter

/// Measures the part of a workload that counts; several measurements add up.
final class Meter {
  /// What it looks at: never both, since counting takes time.
  enum Mode {
    case clock
    case heap
  }

  private let mode: Mode
  private(set) var nanoseconds = 0.0
  private(set) var allocations = 0
  private(set) var bytes = 0

  init(_ mode: Mode) {
    self.mode = mode
  }

  /// Whether this platform lets allocations be counted.
  static var seesHeap: Bool { allocation_counter_is_available() }

  func measure(_ body: () -> Void) {
    switch mode {
    case .clock:
      nanoseconds += ContinuousClock().measure(body) / .nanoseconds(1)
    case .heap:
      allocation_counter_start()
      body()
      allocation_counter_stop()
      allocations += Int(allocation_counter_allocations())
      bytes += Int(allocation_counter_live_bytes())
    }
  }
}
