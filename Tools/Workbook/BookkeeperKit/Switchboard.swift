import WorkbookKit

/// A chapter that holds several texts for its regions at once, of which one is chosen when it runs.
///
/// To build it takes hardly longer than to build one of them; each variant is then a run.
/// ```swift
/// if workbookChoice[3] == 1 {
///   …the first other text…
/// } else {
///   …the solution…
/// }
/// ```
/// A region that declares something can't be written so. Its types stand beside each other, see
/// ``Layers``, or its statements are switched one by one, see ``Patches``; where neither is possible,
/// it is fixed to one text. And a function whose only statement is an expression gives its value
/// back without a word; beside others the expression needs a `return`.
struct Switchboard {
  /// What has to be known of the regions before they can be switched.
  struct Limits: Equatable {
    /// The regions that can't be switched.
    var fixed: Set<RegionKey> = []

    /// The regions whose expressions need a `return`.
    var returning: Set<RegionKey> = []

    /// The names of changed statements that can't be chosen by an `if`.
    var refused: Set<String> = []

    /// Learns from a build that failed; says whether there was anything to learn.
    mutating func learn(from culprits: [Culprit]) -> Bool {
      let before = self
      for culprit in culprits {
        let isReturn = culprit.message.hasPrefix("missing return")
        if !culprit.changes.isEmpty {
          refused.formUnion(culprit.changes)
        } else if isReturn, !returning.contains(culprit.key) {
          returning.insert(culprit.key)
        } else if !isReturn || before.returning.contains(culprit.key) {
          fixed.insert(culprit.key)
        }
      }
      return self != before
    }
  }

  /// What a failed build is about.
  struct Culprit: Equatable {
    let key: RegionKey
    let message: String

    /// The names of the changed statements that may be to blame, if they are chosen one by one.
    var changes: [String] = []
  }

  /// The file that reads what is chosen; it is added to the chapter.
  static let file = "WorkbookChoice.swift"

  /// What is chosen, for the tests' environment.
  static let variable = "WORKBOOK_CHOICE"

  private let solution: ChapterSources

  /// The other texts of each region, and the regions' numbers.
  private let texts: [RegionKey: [[SourceLine]]]
  private let numbers: [RegionKey: Int]
  private let fixed: [RegionKey: [SourceLine]]
  private let returning: Set<RegionKey>
  private let layers: Layers
  private let patches: [RegionKey: Patches]

  /// Puts all texts together.
  ///
  /// - Parameters:
  ///   - solution: The solved chapter.
  ///   - variants: What each variant puts in place of some regions.
  ///   - fixed: The texts of the regions that can't be switched. Where that is the solution's, single
  ///     statements are switched.
  ///   - returning: The regions whose expressions need a `return`.
  ///   - refused: The names of changed statements that can't be chosen by an `if`.
  init(
    _ solution: ChapterSources,
    variants: [[RegionKey: [SourceLine]]],
    fixed: [RegionKey: [SourceLine]],
    returning: Set<RegionKey> = [],
    refused: Set<String> = []
  ) {
    self.solution = solution
    self.returning = returning
    self.fixed = fixed
    var patches: [RegionKey: Patches] = [:]
    for (place, (key, region)) in solution.regions.enumerated() where fixed[key] == region.body {
      patches[key] = Patches(
        of: region.body,
        in: variants.compactMap { $0[key] },
        from: 1_000 * (place + 1),
        without: refused
      )
    }
    self.patches = patches
    let layers = Layers(solution, variants: variants, fixed: Set(fixed.keys))
    self.layers = layers
    let variants = variants.map { layers.renamed($0) ?? $0 }
    var texts: [RegionKey: [[SourceLine]]] = [:]
    for (key, region) in solution.regions where fixed[key] == nil {
      for body in variants.compactMap({ $0[key] }) where body != region.body {
        if texts[key]?.contains(body) != true { texts[key, default: []].append(body) }
      }
    }
    self.texts = texts
    let keys = solution.regions.map(\.key).filter { texts[$0] != nil }
    numbers = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
  }

  /// What to choose for a variant; nil if it needs another text in a fixed region.
  func choice(of variant: [RegionKey: [SourceLine]]) -> String? {
    guard let variant = layers.renamed(variant) else { return nil }
    var choices: [String] = []
    for (key, region) in solution.regions {
      let wanted = variant[key] ?? region.body
      if let patches = patches[key] {
        guard let own = patches.choice(of: wanted) else { return nil }
        choices += own
      } else if let body = fixed[key] {
        guard body == wanted else { return nil }
      } else if wanted != region.body {
        guard let number = numbers[key], let place = texts[key]?.firstIndex(of: wanted) else {
          return nil
        }
        choices.append("\(number):\(place + 1)")
      }
    }
    return choices.joined(separator: ",")
  }

  /// The files of the chapter.
  var files: [String: String] {
    var bodies = fixed
    for (key, region) in solution.regions {
      if layers.contains(key) { bodies[key] = layers.text(of: key) }
      if let patches = patches[key] { bodies[key] = patches.text }
      guard let number = numbers[key], let others = texts[key] else { continue }
      let word = { returning.contains(key) ? CodeLines.returning($0) : $0 }
      bodies[key] = Self.switched(others.map(word), word(region.body), number)
    }
    return solution.texts(replacing: bodies)
  }

  /// A statement that chooses one of several texts.
  static func switched(
    _ others: [[SourceLine]],
    _ body: [SourceLine],
    _ number: Int
  ) -> [SourceLine] {
    var lines: [SourceLine] = []
    for (place, other) in others.enumerated() {
      let word = place == 0 ? "if" : "} else if"
      lines.append(SourceLine("\(word) workbookChoice[\(number)] == \(place + 1) {"))
      lines += other
    }
    return lines + [SourceLine("} else {")] + body + [SourceLine("}")]
  }

  /// What stands in that file: the same for each variant, so that what imports the chapter need
  /// not be compiled anew.
  static let reader = """
    #if canImport(Glibc)
    import Glibc
    #elseif canImport(Darwin)
    import Darwin
    #endif

    let workbookChoice: [Int: Int] = {
      var choice: [Int: Int] = [:]
      guard let text = getenv("\(variable)") else { return choice }
      for pair in Swift.String(cString: text).split(separator: ",") {
        let parts = pair.split(separator: ":").compactMap { Int($0) }
        if parts.count == 2 { choice[parts[0]] = parts[1] }
      }
      return choice
    }()

    """

  /// What a failed build is about; none if that can't be told.
  func culprits(of failure: CompileFailure, in chapter: Chapter) -> [Culprit] {
    let sources = ChapterSources(files)
    var found: [Culprit] = []
    for error in failure.own + failure.foreign {
      guard error.file.hasPrefix(chapter.starters + "/") else { return [] }
      let name = String(error.file.dropFirst(chapter.starters.count + 1))
      // What lacks a value is told at the end of its function, behind the region.
      let near = sources.regions.last { key, region in
        key.file == name && region.line <= error.line
          && (numbers[key] != nil || layers.contains(key) || patches[key] != nil)
      }
      guard let near else { return [] }
      let lines = near.region.body.prefix(max(0, error.line - near.region.firstLineOfBody + 1))
      let choice = lines.lazy.reversed()
        .compactMap { $0.text.firstMatch(of: #/workbookChoice\[(\d+)\] == (\d+) \{/#) }.first
      var changes: [String] = []
      if let patches = patches[near.key] {
        guard let choice, let number = Int(choice.1), let place = Int(choice.2) else { return [] }
        changes = patches.names(number: number, place: place)
      }
      found.append(Culprit(key: near.key, message: error.message, changes: changes))
    }
    return found
  }
}

/// What can be told of code by its first words and its indentation.
enum CodeLines {
  private static let statements: Set<Substring> = [
    "return", "if", "guard", "switch", "let", "var", "for", "while", "repeat", "do", "throw",
    "defer", "func", "break", "continue", "fatalError", "preconditionFailure", "_",
  ]

  /// Whether the code declares what can only be declared in a type.
  static func declares(_ lines: [SourceLine]) -> Bool {
    let base = lines.filter { !$0.trimmed.isEmpty }.map(\.indentation.count).min()
    let member =
      #/^(@\w+ )?(private|fileprivate|package|public|override|static|final|init|deinit|case|class|struct|enum)\b/#
    return lines.contains { $0.indentation.count == base && $0.trimmed.contains(member) }
  }

  /// The same code with a `return` before its expression, if it is nothing but one expression.
  static func returning(_ lines: [SourceLine]) -> [SourceLine] {
    let visible = lines.indices.filter { place in
      !lines[place].trimmed.isEmpty && !lines[place].trimmed.hasPrefix("//")
    }
    guard let first = visible.first else { return lines }
    let margin = lines[first].indentation.count
    let word = lines[first].trimmed.prefix { $0.isLetter || $0 == "_" }
    let isWhole = visible.dropFirst()
      .allSatisfy { place in
        let line = lines[place]
        return line.indentation.count > margin || ")}].?:&|+".contains(line.trimmed.first ?? " ")
      }
    guard isWhole, !statements.contains(word) else { return lines }
    var lines = lines
    lines[first].text = lines[first].indentation + "return " + lines[first].trimmed
    return lines
  }
}
