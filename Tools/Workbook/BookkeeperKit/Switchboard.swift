import BookKit
import EngineKit

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
/// Types that a region declares stand beside each other, see ``Layers``. A region that declares
/// anything else can't be written so: it is fixed to one text. And a function whose only statement is an expression gives its value back without a word; beside others the
/// expression needs a `return`.
struct Switchboard {
  /// What has to be known of the regions before they can be switched.
  struct Limits: Equatable {
    /// The regions that can't be switched.
    var fixed: Set<RegionKey> = []

    /// The regions whose expressions need a `return`.
    var returning: Set<RegionKey> = []

    /// Learns from a build that failed; says whether there was anything to learn.
    mutating func learn(from errors: [(key: RegionKey, message: String)]) -> Bool {
      let before = self
      for (key, message) in errors {
        let isReturn = message.hasPrefix("missing return")
        if isReturn, !returning.contains(key) {
          returning.insert(key)
        } else if !isReturn || before.returning.contains(key) {
          fixed.insert(key)
        }
      }
      return self != before
    }
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

  /// Puts all texts together.
  ///
  /// - Parameters:
  ///   - solution: The solved chapter.
  ///   - variants: What each variant puts in place of some regions.
  ///   - fixed: The texts of the regions that can't be switched.
  ///   - returning: The regions whose expressions need a `return`.
  init(
    _ solution: ChapterSources,
    variants: [[RegionKey: [SourceLine]]],
    fixed: [RegionKey: [SourceLine]],
    returning: Set<RegionKey> = []
  ) {
    self.solution = solution
    self.returning = returning
    self.fixed = fixed
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
      if let body = fixed[key] {
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
      guard let number = numbers[key], let others = texts[key] else { continue }
      let word = { returning.contains(key) ? CodeLines.returning($0) : $0 }
      bodies[key] = switched(others.map(word), word(region.body), number)
    }
    return solution.texts(replacing: bodies)
  }

  private func switched(
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

  /// The regions that a failed build is about, with what was said; none if that can't be told.
  func culprits(
    of failure: CompileFailure,
    in chapter: Chapter
  ) -> [(key: RegionKey, message: String)] {
    let sources = ChapterSources(files)
    var found: [(key: RegionKey, message: String)] = []
    for error in failure.own + failure.foreign {
      guard error.file.hasPrefix(chapter.starters + "/") else { return [] }
      let name = String(error.file.dropFirst(chapter.starters.count + 1))
      // What lacks a value is told at the end of its function, behind the region.
      let near = sources.regions.last { key, region in
        key.file == name && region.line <= error.line
          && (numbers[key] != nil || layers.contains(key))
      }
      guard let near else { return [] }
      found.append((near.key, error.message))
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
