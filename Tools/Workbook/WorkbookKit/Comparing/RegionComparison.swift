/// A reader's region beside the reference, before it is decided how to show it.
struct RegionComparison: Equatable, Sendable {
  let file: String
  let line: Int
  let goal: String
  let difference: LineDifference
}
