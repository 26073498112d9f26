/// What a workload costs; a row of the table.
struct Measurement: Codable {
  let name: String
  let unit: String
  let size: Int
  let quantity: Workload.Quantity

  /// The cost of one unit; nil where memory can't be measured.
  let cost: Double?

  /// The allocations of one unit; nil where they can't be counted.
  let allocations: Double?

  /// The cost of a unit at the full size over its cost at a hundredth of it.
  let growth: Double?
}
