import Foundation

extension Exploration.Failure {
  /// The order as a drawing: a column for each thread, a line for each step, in 76 columns or less.
  ///
  /// - Parameter module: How the name of the module under test begins, such as "Chapter03". The
  ///   steps of other modules are left out where they don't matter.
  /// - Returns: The lines of the drawing.
  public func picture(of module: String) -> [String] {
    let shown = log.indices.filter { isShown($0, module) }
    let used = threads.indices.filter { number in log.contains { $0.thread == number } }
    let width = used.count < 3 ? 37 : (76 - 2 * (used.count - 1)) / max(1, used.count)
    let files = Set(shown.map { log[$0].file }.filter { !$0.isEmpty })
    let marks = shown.map { mark(log[$0], in: files, module) }
    let margin = min(marks.map(\.count).max() ?? 0, width / 2)

    func row(_ text: String, in column: Int) -> String {
      let indent = String(repeating: " ", count: column * (width + 2))
      return indent + (text.count > width ? text.prefix(width - 1) + "…" : text)
    }

    var lines: [String] = []
    let heads = used.map { threads[$0].padding(toLength: width, withPad: " ", startingAt: 0) }
    lines.append(trimmed(heads.joined(separator: "  ")))
    for (index, mark) in zip(shown, marks) {
      let entry = log[index]
      let gap = String(repeating: " ", count: max(0, margin - mark.count) + (margin > 0 ? 2 : 0))
      let column = used.firstIndex(of: entry.thread) ?? 0
      lines.append(row(mark + gap + entry.text, in: column))
    }
    return lines
  }

  /// A step is shown if it is in the code under test or in the test, and where the threads change.
  private func isShown(_ index: Int, _ module: String) -> Bool {
    let entry = log[index]
    guard !entry.text.isEmpty else { return false }
    if entry.isWaiting || entry.file.isEmpty || entry.file.hasPrefix(module) { return true }
    return false
  }

  /// Where a step stands: its line, and its file if there are several.
  private func mark(_ entry: LogEntry, in files: Set<String>, _ module: String) -> String {
    guard !entry.file.isEmpty else { return "" }
    let name = entry.file.split(separator: "/").last.map { $0.replacing(".swift", with: "") } ?? ""
    return files.count > 1 ? "\(name):\(entry.line)" : "line \(entry.line)"
  }

  private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
