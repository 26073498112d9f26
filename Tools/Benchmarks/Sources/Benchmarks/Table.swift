import Foundation

/// The rows as a person reads them, in at most 100 columns.
struct Table {
  private let rows: [Measurement]
  private let old: Report?

  /// Creates a table of these rows, which compares them with a saved report if there is one.
  init(rows: [Measurement], old: Report?) {
    self.rows = rows
    self.old = old
  }

  var text: String {
    let titles =
      old == nil
      ? ["for each of", "cost", "allocated", "×100 size"]
      : ["cost", "was", "new/old", "allocated", "was", "new/old"]
    let rules = titles.map { String(repeating: "-", count: $0.count) }
    let foot =
      old == nil
      ? "Cost: the least of all runs. ×100 size: cost of one, over its cost at a hundredth."
      : "Less than ×1.00 is better than before."
    let lines = [line("", titles), line("", rules)] + rows.map(line) + ["", foot, ""]
    return lines.joined(separator: "\n")
  }

  private func line(_ row: Measurement) -> String {
    guard let old else {
      let size = "\(Self.grouped(row.size)) \(row.unit)"
      return line(
        row.name,
        [size, Self.cost(row), Self.number(row.allocations), Self.factor(row.growth)]
      )
    }
    let before = old.row(named: row.name)
    return line(
      row.name,
      [
        Self.cost(row),
        before.map(Self.cost) ?? "-",
        Self.factor(row.cost, over: before?.cost),
        Self.number(row.allocations),
        Self.number(before?.allocations),
        Self.factor(row.allocations, over: before?.allocations),
      ]
    )
  }

  private func line(_ name: String, _ cells: [String]) -> String {
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let widths = old == nil ? [23, 11, 10, 10] : [11, 11, 8, 9, 9, 8]
    let columns = zip(cells, widths)
      .map { cell, width in
        String(repeating: " ", count: max(1, width - cell.count)) + cell
      }
    let padding = String(repeating: " ", count: nameWidth - name.count)
    return name + padding + columns.joined()
  }
}

// MARK: Numbers

extension Table {
  private static func cost(_ row: Measurement) -> String {
    row.cost.map { "\(number($0, decimals: 1)) \(row.quantity.rawValue)" } ?? "-"
  }

  private static func number(_ number: Double?) -> String {
    number.map { self.number($0, decimals: 2) } ?? "-"
  }

  private static func number(_ number: Double, decimals: Int) -> String {
    number < 1_000
      ? String(format: "%.\(decimals)f", number) : grouped(Int(number.rounded()))
  }

  private static func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.enumerated()
      .map { place, digit in
        let isAfterGroup = place > 0 && (digits.count - place).isMultiple(of: 3)
        return isAfterGroup ? ",\(digit)" : String(digit)
      }
      .joined()
  }

  private static func factor(_ new: Double?, over old: Double?) -> String {
    guard let new, let old else { return "-" }
    // What prints as 0.00 is the work before and after the elements, and is no factor of anything.
    let (hasNew, hasOld) = (new >= 0.005, old >= 0.005)
    guard hasOld else { return hasNew ? "from 0" : factor(1) }
    return factor(new / old)
  }

  private static func factor(_ factor: Double?) -> String {
    factor.map { String(format: "×%.2f", $0) } ?? "-"
  }
}
