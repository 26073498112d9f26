/// Lines that belong above each other, such as marbles with a common axis of time.
///
/// Where they are wider than the terminal all of them are folded at the same column, and the
/// parts stand one below the other, each with its labels: what is aligned stays so.
struct Picture: Equatable, Sendable {
  let lines: [String]

  /// The least room for what is folded; with less, the lines are left as they are.
  private static let leastRoom = 12

  func lines(width: Int) -> [String] {
    guard let longest = lines.map(\.count).max(), longest > width else { return lines }
    let labels = labelWidth
    let room = width - labels
    guard room >= Self.leastRoom else { return lines }
    let parts = (longest - labels + room - 1) / room
    return (0..<parts)
      .flatMap { part -> [String] in
        let rows = lines.compactMap { line -> String? in
          let rest = line.dropFirst(labels).dropFirst(part * room)
          guard part == 0 || !rest.isEmpty else { return nil }
          return String(line.prefix(labels)) + String(rest.prefix(room))
        }
        return part == 0 ? rows : [""] + rows
      }
  }

  /// The columns of the labels: up to where the second column begins, if all lines have one there.
  private var labelWidth: Int {
    let starts = lines.map { line -> Int? in
      let margin = line.prefix { $0 == " " }.count
      let label = line.dropFirst(margin)
      guard let gap = label.firstRange(of: "  ") else { return nil }
      let blanks = label[gap.lowerBound...].prefix { $0 == " " }.count
      return margin + label.distance(from: label.startIndex, to: gap.lowerBound) + blanks
    }
    // A line of blanks before its first mark begins behind the column, and never before it.
    let known = starts.compactMap(\.self)
    return known.count == lines.count ? known.min() ?? 0 : 0
  }
}
