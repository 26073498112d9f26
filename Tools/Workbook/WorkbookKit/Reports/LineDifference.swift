/// How one text becomes another, line by line.
struct LineDifference: Equatable, Sendable {
  /// A row of the difference; side by side, a changed row shows both.
  enum Row: Equatable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
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
      if left < old.count, removals.contains(left) {
        rows.append(.removed(old[left]))
        left += 1
      } else if right < new.count, insertions.contains(right) {
        rows.append(.added(new[right]))
        right += 1
      } else {
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
}
