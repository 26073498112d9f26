import Foundation

extension Exploration.Failure {
  /// The order as a drawing: a column for each thread, a line for each step, in 76 columns or less.
  ///
  /// - Parameter module: How the name of the module under test begins, such as "Chapter03". The
  ///   steps of other modules are left out where they don't matter.
  /// - Returns: The lines of the drawing.
  public func picture(of module: String) -> [String] {
    let shown = joined(log.filter { isShown($0, module) })
    guard !shown.isEmpty else { return [] }
    let used = threads.indices.filter { number in log.contains { $0.thread == number } }
    let width = used.count < 3 ? 37 : (76 - 2 * (used.count - 1)) / max(1, used.count)
    let files = Dictionary(grouping: shown.map(\.file).filter { !$0.isEmpty }, by: \.self)
    // Of several files, the one with the most steps needs no name on each line.
    let main = files.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key ?? ""
    let marks = shown.map { mark($0, main: main) }
    let margin = min(marks.map(\.count).max() ?? 0, width / 2)

    func row(_ text: String, in column: Int) -> String {
      let indent = String(repeating: " ", count: column * (width + 2))
      return indent + (text.count > width ? text.prefix(width - 1) + "…" : text)
    }

    let heads = used.map { threads[$0].padding(toLength: width, withPad: " ", startingAt: 0) }
    var lines = files.count > 1 ? ["Lines without a name are in \(name(of: main)).swift."] : []
    lines.append(trimmed(heads.joined(separator: "  ")))
    for (entry, mark) in zip(shown, marks) {
      let gap = String(repeating: " ", count: max(0, margin - mark.count) + (margin > 0 ? 2 : 0))
      let column = used.firstIndex(of: entry.thread) ?? 0
      lines.append(row(mark + gap + entry.text, in: column))
    }
    return lines.dropLast() + lines.suffix(1).map { $0 + "  ✗" }
  }

  /// A step is shown if it is in the code under test or in the test, or if a thread waits there.
  private func isShown(_ entry: LogEntry, _ module: String) -> Bool {
    guard !entry.text.isEmpty else { return false }
    return entry.isWaiting || entry.file.isEmpty || entry.file.hasPrefix(module)
  }

  /// Two steps of one thread that belong together, and between which nobody came, are one line.
  private func joined(_ entries: [LogEntry]) -> [LogEntry] {
    let pairs = [
      ["locks", "unlocks"]: "locks, and unlocks",
      ["reads the variable", "writes the variable"]: "uses the variable",
    ]
    return entries.reduce(into: []) { lines, entry in
      guard let last = lines.last, last.thread == entry.thread, last.line == entry.line,
        last.file == entry.file, let text = pairs[[last.text, entry.text]]
      else { return lines.append(entry) }
      lines[lines.count - 1].text = text
    }
  }

  /// Where a step stands: its line, and its file unless that is the main one.
  private func mark(_ entry: LogEntry, main: String) -> String {
    guard !entry.file.isEmpty else { return "" }
    return entry.file == main ? "line \(entry.line)" : "\(name(of: entry.file)):\(entry.line)"
  }

  private func name(of file: String) -> String {
    String((file.split(separator: "/").last ?? "").replacing(".swift", with: ""))
  }

  private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
