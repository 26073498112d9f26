/// Two lists of events side by side, as they should have been and as they were.
///
/// What is in both lists is in one row; a row with a `>` differs.
public struct EventTable {
  /// The rows, below a row of headings.
  public let lines: [String]

  /// Sets two lists of texts side by side.
  public init(expected: [String], actual: [String]) {
    var rows = [(sign: " ", left: "expected", right: "actual")]
    let changes = actual.difference(from: expected)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      let isGone = removed.contains(left)
      let isNew = inserted.contains(right)
      rows.append(
        (
          sign: isGone || isNew ? ">" : " ",
          left: isNew && !isGone ? "" : expected[left],
          right: isGone && !isNew ? "" : actual[right]
        )
      )
      if isGone || !isNew { left += 1 }
      if isNew || !isGone { right += 1 }
    }
    let width = rows.map(\.left.count).max() ?? 0
    lines = rows.map { row in
      let gap = String(repeating: " ", count: width - row.left.count + 3)
      return "\(row.sign) \(row.left)\(gap)\(row.right)".trimmingEnd
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
