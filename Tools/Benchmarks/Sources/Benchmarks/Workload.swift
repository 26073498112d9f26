/// Something that Rx is asked to do, in a size that can be chosen.
struct Workload {
  /// What is measured of it, and divided by its size.
  enum Quantity: String, Codable {
    case nanoseconds = "ns"

    /// The memory that is in use when the measured part is over.
    case bytes = "B"
  }

  let name: String

  /// What its size counts, in the plural.
  let unit: String

  let size: Int
  var quantity = Quantity.nanoseconds

  /// How many elements have to arrive at a given size.
  var arrivals: (_ size: Int) -> Int = { $0 }

  /// Prepares the work, does the part that counts within `meter.measure`, and returns the number of
  /// elements that arrived.
  let body: (_ size: Int, _ meter: Meter) -> Int

  /// Does the work once.
  ///
  /// An operator that loses elements would look fast, so it is checked that all have arrived.
  func run(size: Int, meter: Meter) {
    let arrived = body(size, meter)
    let expected = arrivals(size)
    precondition(arrived == expected, "\(name): \(arrived) elements arrived instead of \(expected)")
  }
}

extension Workload {
  /// All workloads, in the order of the table.
  static var all: [Workload] {
    // Memory comes first, while the heap is in order: into its holes go blocks that are a little larger
    // than they have to be.
    memory + subjects + observers + chains + drivers + joins + sharing + time
  }
}
