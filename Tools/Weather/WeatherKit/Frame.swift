import Rx

/// The lines that stand in the terminal at one moment.
struct Frame: Equatable, Sendable {
  /// What stands behind the prompt.
  var text = ""

  /// The line below it.
  var answer = ""

  static let prompt = "City: "

  /// Returns the frame as a terminal of some columns shows it.
  ///
  /// It begins in the first column of the first line, and ends there as well, behind the text.
  func painted(columns: Int) -> String {
    let line = fitting(Self.prompt + text, columns: columns)
    return "\r\u{1B}[J" + line + "\r\n" + fitting(answer, columns: columns)
      // Up again, and to the right.
      + "\u{1B}[A\r" + (line.isEmpty ? "" : "\u{1B}[\(line.count)C")
  }

  // One column stays free: in the last one, terminals differ.
  private func fitting(_ line: String, columns: Int) -> String {
    String(line.prefix(max(0, columns - 1)))
  }
}

extension Frame {
  /// Returns what to show of what has just gone wrong, of the line that is typed, and of the state.
  init(_ trouble: String?, _ line: Line, _ state: WeatherReactor.State) {
    let report = state.report.map(\.description)
    self.init(
      text: line.text,
      answer: state.isLoading ? "asking …" : trouble.map { "! " + $0 } ?? report ?? ""
    )
  }
}
