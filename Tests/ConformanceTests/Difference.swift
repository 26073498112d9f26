import RxTesting

extension Scenario {
  /// How an outcome differs from what was recorded, in words and tables; nil if it does not.
  func difference(to actual: Outcome) -> String? {
    guard actual != expected else { return nil }
    var parts: [String] = []
    func compare<Row: Equatable & CustomStringConvertible>(
      _ title: String,
      _ expected: [Row],
      _ actual: [Row]
    ) {
      guard expected != actual else { return }
      let table = EventTable(
        expected: expected.map(\.description),
        actual: actual.map(\.description)
      )
      parts.append("  \(title):")
      parts += table.lines.map { "    " + $0 }
    }
    compare("events", expected.events ?? [], actual.events ?? [])
    for name in names(expected.observers, actual.observers) {
      compare("observer \(name)", expected.observers?[name] ?? [], actual.observers?[name] ?? [])
    }
    for name in names(expected.subscriptions, actual.subscriptions) {
      compare(
        "subscriptions of \(name)",
        spans(expected.subscriptions[name]),
        spans(actual.subscriptions[name])
      )
    }
    compare("log", expected.log ?? [], actual.log ?? [])
    return (input + parts).joined(separator: "\n")
  }

  /// The input, a line for each part of it.
  private var input: [String] {
    var lines = sources.sorted { $0.key < $1.key }
      .map { name, source in
        let events = source.events.map(\.description).joined(separator: ", ")
        return "  \(name), \(source.kind): \(events)"
      }
    if let params {
      let values = params.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
      lines.insert("  with \(values.joined(separator: ", "))", at: 0)
    }
    if let ops { lines.insert("  through \(ops.map { Value.list($0).description })", at: 0) }
    if let subscribers {
      lines.append("  script: \(subscribers.map(\.description).joined(separator: ", "))")
    }
    return lines
  }

  private func names<Content>(
    _ expected: [String: Content]?,
    _ actual: [String: Content]?
  ) -> [String] {
    Set(expected?.keys.map(\.self) ?? []).union(actual?.keys.map(\.self) ?? []).sorted()
  }

  private func spans(_ spans: [[Int?]]?) -> [String] {
    (spans ?? []).map { "from \(text($0.first)) to \(text($0.last))" }
  }

  private func text(_ time: Int??) -> String {
    time.flatMap { $0 }.map(String.init) ?? "never"
  }
}
