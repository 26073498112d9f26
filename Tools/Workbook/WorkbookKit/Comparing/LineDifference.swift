/// How one text becomes another, line by line.
struct LineDifference: Equatable, Sendable {
  /// A row of the difference; side by side, a changed row shows both.
  enum Row: Equatable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
    case changed(LinePair)
  }

  let rows: [Row]

  init(from old: [String], to new: [String]) {
    let changes = new.difference(from: old)
    var removals: Set<Int> = []
    var insertions: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removals.insert(offset)
      case .insert(let offset, _, _): insertions.insert(offset)
      }
    }
    var rows: [Row] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      // All that changed between two lines that stayed.
      let (first, second) = (left, right)
      while removals.contains(left) { left += 1 }
      while insertions.contains(right) { right += 1 }
      rows += Self.paired(Array(old[first..<left]), Array(new[second..<right]))
      if right < new.count, left < old.count {
        rows.append(.same(new[right]))
        left += 1
        right += 1
      }
    }
    self.rows = rows
  }

  var isSame: Bool {
    rows.allSatisfy { row in
      if case .same = row { return true }
      return false
    }
  }

  /// Lines that are less alike than that are not shown as one that was changed.
  private static let leastLikeness = 0.4

  /// Puts lines beside each other that are most alike, without crossing.
  private static func paired(_ old: [String], _ new: [String]) -> [Row] {
    let pairs = old.map { line in new.map { LinePair(line, $0) } }
    // best[i][j]: how much likeness the lines from i and j on can have together.
    var best = Array(
      repeating: Array(repeating: 0.0, count: new.count + 1),
      count: old.count + 1
    )
    let worth = { (left: Int, right: Int) in
      let likeness = pairs[left][right].likeness
      return likeness < leastLikeness ? -1 : likeness + best[left + 1][right + 1]
    }
    for left in old.indices.reversed() {
      for right in new.indices.reversed() {
        best[left][right] = max(
          best[left + 1][right],
          best[left][right + 1],
          worth(left, right)
        )
      }
    }
    var rows: [Row] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, worth(left, right) == best[left][right] {
        rows.append(.changed(pairs[left][right]))
        left += 1
        right += 1
      } else if left < old.count,
        right == new.count || best[left + 1][right] == best[left][right]
      {
        rows.append(.removed(old[left]))
        left += 1
      } else {
        rows.append(.added(new[right]))
        right += 1
      }
    }
    return rows
  }
}

extension LineDifference {
  /// The difference of two pieces of code, without the indentation that all their lines have.
  init(fromCode old: [SourceLine], to new: [SourceLine]) {
    let visible = (old + new).filter { !$0.trimmed.isEmpty }
    let margin = visible.map(\.indentation.count).min() ?? 0
    self.init(
      from: old.map { String($0.text.dropFirst(margin)) },
      to: new.map { String($0.text.dropFirst(margin)) }
    )
  }
}
