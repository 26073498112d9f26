import WorkbookKit

/// Lets several texts of a region differ in single statements, and chooses each of those.
///
/// What declares something can't be chosen by an `if` as a whole. But most texts differ from the
/// solution's in a few statements inside of its functions, and these can:
/// ```swift
/// func completed() {
///   if workbookChoice[1000] == 1 {
///     …the other statements…
///   } else {
///     …the solution's…
///   }
/// }
/// ```
struct Patches {
  /// Lines of the solution, and what stands there instead in some texts.
  private struct Hunk {
    let range: Range<Int>
    var others: [[SourceLine]]
    let number: Int
  }

  private let body: [SourceLine]
  private let isReturning: (Range<Int>) -> Bool
  private var hunks: [Hunk] = []

  /// Puts together as many texts as possible.
  ///
  /// - Parameters:
  ///   - body: The solution's text.
  ///   - others: The other texts. One that can't be chosen, or not beside those before it, is left out.
  ///   - number: The number of the first hunk.
  ///   - refused: Names of changes that are known not to compile so.
  init(
    of body: [SourceLine],
    in others: [[SourceLine]],
    from number: Int,
    without refused: Set<String> = []
  ) {
    self.body = body
    isReturning = { BlockScan(body).isWholeResult($0) }
    var next = number
    for other in others where other != body {
      guard let changes = Self.changes(from: body, to: other),
        changes.allSatisfy({ !refused.contains(Self.name($0.new)) }),
        changes.allSatisfy({ change in
          hunks.allSatisfy { $0.range == change.old || !$0.range.touches(change.old) }
        })
      else { continue }
      for (old, new) in changes {
        if let place = hunks.firstIndex(where: { $0.range == old }) {
          if !hunks[place].others.contains(new) { hunks[place].others.append(new) }
        } else {
          hunks.append(Hunk(range: old, others: [new], number: next))
          next += 1
        }
      }
    }
    hunks.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Names a change, whatever it changes.
  static func name(_ lines: [SourceLine]) -> String {
    lines.map(\.trimmed).joined(separator: "\n")
  }

  /// What to choose for a text; nil if it is not among those that were put together.
  func choice(of other: [SourceLine]) -> [String]? {
    guard other != body else { return [] }
    guard let changes = Self.changes(from: body, to: other) else { return nil }
    var choices: [String] = []
    for (old, new) in changes {
      guard let hunk = hunks.first(where: { $0.range == old }),
        let place = hunk.others.firstIndex(of: new)
      else { return nil }
      choices.append("\(hunk.number):\(place + 1)")
    }
    return choices
  }

  /// The names of what may be chosen by a number; all of them if the place is not among them.
  func names(number: Int, place: Int) -> [String] {
    guard let hunk = hunks.first(where: { $0.number == number }) else { return [] }
    let others = hunk.others.indices.contains(place - 1) ? [hunk.others[place - 1]] : hunk.others
    return others.map(Self.name)
  }

  /// The region with all texts in it.
  var text: [SourceLine] {
    var lines: [SourceLine] = []
    var end = 0
    for hunk in hunks {
      lines += body[end..<hunk.range.lowerBound]
      let word = { isReturning(hunk.range) ? CodeLines.returning($0) : $0 }
      lines += Switchboard.switched(
        hunk.others.map(word),
        word(Array(body[hunk.range])),
        hunk.number
      )
      end = hunk.range.upperBound
    }
    return lines + body[end...]
  }

  // MARK: What differs

  private typealias Change = (old: Range<Int>, new: [SourceLine])

  /// The statements that differ; nil if something else differs, too.
  private static func changes(from old: [SourceLine], to new: [SourceLine]) -> [Change]? {
    var spans = rawSpans(from: old, to: new)
    var index = 0
    while index < spans.count {
      guard let grown = grown(spans[index], old, new) else { return nil }
      spans[index] = grown
      // What it has grown into belongs to it.
      if index > 0, spans[index - 1].old.upperBound > grown.old.lowerBound {
        spans[index - 1] = spans[index - 1].joined(grown)
        spans.remove(at: index)
        index -= 1
      } else if index + 1 < spans.count, spans[index + 1].old.lowerBound < grown.old.upperBound {
        spans[index] = grown.joined(spans.remove(at: index + 1))
      } else {
        index += 1
      }
    }
    return spans.map { ($0.old, Array(new[$0.new])) }
  }

  private struct Span {
    var old: Range<Int>
    var new: Range<Int>

    func joined(_ next: Span) -> Span {
      Span(
        old: min(old.lowerBound, next.old.lowerBound)..<max(old.upperBound, next.old.upperBound),
        new: min(new.lowerBound, next.new.lowerBound)..<max(new.upperBound, next.new.upperBound)
      )
    }
  }

  private static func rawSpans(from old: [SourceLine], to new: [SourceLine]) -> [Span] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var spans: [Span] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let start = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      if start != (left, right) {
        spans.append(Span(old: start.0..<left, new: start.1..<right))
      } else {
        left += 1
        right += 1
      }
    }
    return spans
  }

  /// Grows a difference until it is made of whole statements.
  private static func grown(_ span: Span, _ old: [SourceLine], _ new: [SourceLine]) -> Span? {
    let scan = BlockScan(old)
    var span = span
    for _ in 0..<80 {
      let lines = Array(old[span.old]) + Array(new[span.new])
      switch scan.verdict(span.old, lines: lines, balance: [old[span.old], new[span.new]]) {
      case .whole: return span
      case .never: return nil
      case .up:
        guard span.old.lowerBound > 0, span.new.lowerBound > 0 else { return nil }
        span.old = (span.old.lowerBound - 1)..<span.old.upperBound
        span.new = (span.new.lowerBound - 1)..<span.new.upperBound
      case .down:
        guard span.old.upperBound < old.count, span.new.upperBound < new.count else { return nil }
        span.old = span.old.lowerBound..<(span.old.upperBound + 1)
        span.new = span.new.lowerBound..<(span.new.upperBound + 1)
      }
    }
    return nil
  }
}

/// What can be told of blocks by indentation and braces, in code that is formatted.
private struct BlockScan {
  enum Verdict {
    case whole
    case up
    case down
    case never
  }

  private let body: [SourceLine]

  init(_ body: [SourceLine]) {
    self.body = body
  }

  /// Whether these lines are whole statements of a function, or in which direction more is needed.
  func verdict(
    _ range: Range<Int>,
    lines: [SourceLine],
    balance sides: [ArraySlice<SourceLine>]
  ) -> Verdict {
    let visible = lines.filter { !$0.trimmed.isEmpty }
    guard let base = visible.map(\.indentation.count).min() else { return .never }
    for side in sides {
      var depth = 0
      for line in side {
        depth += Self.depth(line)
        if depth < 0 { return .up }
      }
      if depth > 0 { return .down }
    }
    for side in sides {
      if let first = side.first(where: { !$0.trimmed.isEmpty }), Self.continues(first) {
        return .up
      }
    }
    if let before = body[..<range.lowerBound].last(where: { !$0.trimmed.isEmpty }),
      Self.isOpen(before)
    {
      return .up
    }
    if let after = body[range.upperBound...].first(where: { !$0.trimmed.isEmpty }),
      Self.continues(after) || after.indentation.count > base
    {
      return .down
    }
    guard let opener = opener(of: range.lowerBound, below: base) else { return .never }
    if opener.trimmed.hasPrefix("switch ") { return .up }
    guard !Self.declaresType(opener) else { return .never }
    let top = visible.filter { $0.indentation.count == base }
    if top.contains(where: { $0.trimmed.hasPrefix("case ") || $0.trimmed.hasPrefix("default:") }) {
      return .up
    }
    // What is declared here may be used further down, and what is deferred comes at the end.
    let binds = top.contains {
      $0.trimmed.contains(#/^(let|var|func|defer|guard (let|var|case))\b/#)
    }
    let after = body[range.upperBound...].first { !$0.trimmed.isEmpty }
    if binds, let after, after.indentation.count >= base { return .down }
    return .whole
  }

  /// Whether the lines are all that a function with a result does.
  func isWholeResult(_ range: Range<Int>) -> Bool {
    guard let base = body[range].filter({ !$0.trimmed.isEmpty }).map(\.indentation.count).min(),
      let opener = opener(of: range.lowerBound, below: base)
    else { return false }
    let before = body[..<range.lowerBound].last { !$0.trimmed.isEmpty }
    let after = body[range.upperBound...].first { !$0.trimmed.isEmpty }
    guard before == opener, after?.trimmed.hasPrefix("}") == true else { return false }
    return opener.trimmed.contains(" -> ") || opener.trimmed.contains(#/\bvar\b|^get\b/#)
  }

  /// The line that opens the block in which a line stands.
  private func opener(of index: Int, below base: Int) -> SourceLine? {
    body[..<index]
      .last { line in
        !line.trimmed.isEmpty && line.indentation.count < base
          && (line.trimmed.hasSuffix("{") || line.trimmed.hasSuffix(" in"))
      }
  }

  private static func declaresType(_ line: SourceLine) -> Bool {
    line.trimmed.contains(#/\b(class|struct|enum|protocol|extension|actor)\b/#)
      || line.trimmed.hasPrefix(">") || line.trimmed.hasPrefix("where ")
  }

  /// Whether a statement that began before goes on with this line.
  private static func continues(_ line: SourceLine) -> Bool {
    ".?:&|+)]}".contains(line.trimmed.first ?? " ") && !line.trimmed.hasPrefix("}")
      || line.trimmed.hasPrefix("else") || line.trimmed.hasPrefix("} else")
      || line.trimmed.hasPrefix("} catch") || line.trimmed.hasPrefix("} while")
  }

  /// Whether the statement goes on with the next line.
  private static func isOpen(_ line: SourceLine) -> Bool {
    guard !line.trimmed.hasPrefix("//") else { return false }
    return [",", "(", "[", "=", "->", "&&", "||", "?", ":"].contains { line.trimmed.hasSuffix($0) }
      && !line.trimmed.hasPrefix("case ") && line.trimmed != "default:"
  }

  private static func depth(_ line: SourceLine) -> Int {
    guard !line.trimmed.hasPrefix("//") else { return 0 }
    return line.text.reduce(0) { depth, character in
      "{([".contains(character) ? depth + 1 : "})]".contains(character) ? depth - 1 : depth
    }
  }
}

extension Range<Int> {
  /// Whether two ranges overlap, or one is empty and lies in the other or at its edge.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
