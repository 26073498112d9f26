/// A workload that is being measured, at its full size and at a hundredth of it.
struct Trial {
  private static let factor = 100

  let workload: Workload
  private let small: Int
  private let heap: (full: Heap, small: Heap)?
  private var least = (full: Double.infinity, small: Double.infinity)

  /// The memory that a unit needs.
  private struct Heap {
    let allocations: Double
    let bytes: Double
  }

  /// Warms a workload up, and looks at its memory, for which once is enough.
  init(_ workload: Workload) {
    self.workload = workload
    small = max(1, workload.size / Self.factor)
    // Caches are filled and metadata is made in here; neither is the workload's fault.
    workload.run(size: small, meter: Meter(.clock))
    workload.run(size: workload.size, meter: Meter(.clock))
    heap =
      Meter.seesHeap
      ? (Self.heap(workload, size: workload.size), Self.heap(workload, size: small)) : nil
  }

  /// Measures the time once, and keeps it if it is the least so far: what makes a run slow is mostly
  /// something else on the machine.
  mutating func run() {
    guard workload.quantity == .nanoseconds else { return }
    let full = Meter(.clock)
    workload.run(size: workload.size, meter: full)
    least.full = min(least.full, full.nanoseconds / Double(workload.size))

    // A hundred times over, so that both last equally long, and are equally likely to be disturbed.
    let repeated = Meter(.clock)
    for _ in 0..<Self.factor { workload.run(size: small, meter: repeated) }
    least.small = min(least.small, repeated.nanoseconds / Double(small * Self.factor))
  }

  var measurement: Measurement {
    let costs: (full: Double, small: Double)? =
      switch workload.quantity {
      case .nanoseconds: least
      case .bytes: heap.map { ($0.bytes, $1.bytes) }
      }
    return Measurement(
      name: workload.name,
      unit: workload.unit,
      size: workload.size,
      quantity: workload.quantity,
      cost: costs?.full,
      allocations: heap?.full.allocations,
      growth: costs.map { $0.full / $0.small }
    )
  }

  private static func heap(_ workload: Workload, size: Int) -> Heap {
    let meter = Meter(.heap)
    workload.run(size: size, meter: meter)
    return Heap(
      allocations: Double(meter.allocations) / Double(size),
      bytes: Double(meter.bytes) / Double(size)
    )
  }
}
