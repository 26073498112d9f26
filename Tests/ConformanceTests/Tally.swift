/// The scenarios of a group, counted by how they came out.
struct Tally {
  /// What is printed for the scenarios that differ, one text a variant.
  private(set) var failures: [String] = []

  private let group: String
  private let count: Int
  private var passed = 0
  private var unknown = 0
  private var departed = 0

  /// Replays a group.
  init(of logs: Logs, table: Table) {
    group = logs.group
    count = logs.scenarios.count
    for (name, scenarios) in Self.grouped(logs.scenarios) {
      if let variant = table.variants[name] {
        replay(name, scenarios, variant)
      } else {
        unknown += scenarios.count
      }
    }
  }

  /// How many came out as recorded, and what became of the others.
  var summary: String {
    var parts = ["\(group): \(passed) of \(count) scenarios pass"]
    if unknown > 0 { parts.append("\(unknown) are in no table") }
    if departed > 0 { parts.append("\(departed) depart") }
    let failed = count - passed - departed - unknown
    if failed > 0 { parts.append("\(failed) fail") }
    return parts.joined(separator: ", ")
  }

  /// The numbers as a row of the table in `CONFORMANCE.md`.
  var row: String {
    "| \(group) | \(count) | \(passed) | \(departed) |"
  }

  private mutating func replay(_ name: String, _ scenarios: [Scenario], _ variant: Variant) {
    var differences: [(number: Int, text: String)] = []
    for (number, scenario) in zip(1..., scenarios) {
      guard !Self.departs(name, number) else {
        departed += 1
        continue
      }
      if let difference = scenario.difference(to: scenario.replay(variant)) {
        differences.append((number, difference))
      } else {
        passed += 1
      }
    }
    // The shortest says it best.
    guard let clearest = differences.min(by: { $0.text.count < $1.text.count }) else { return }
    let numbers = differences.map { "\($0.number)" }.joined(separator: ", ")
    failures.append(
      """
      \(name): \(differences.count) of \(scenarios.count) scenarios differ (\(numbers)). \
      Scenario \(clearest.number):
      \(clearest.text)
      """
    )
  }

  private static func departs(_ variant: String, _ number: Int) -> Bool {
    departures.contains { $0.variant == variant && $0.scenarios?.contains(number) ?? true }
  }

  /// The scenarios of each variant, in the order of the logs.
  private static func grouped(_ scenarios: [Scenario]) -> [(String, [Scenario])] {
    Dictionary(grouping: scenarios, by: \.variant).sorted { $0.key < $1.key }
  }
}
