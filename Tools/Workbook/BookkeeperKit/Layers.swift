import WorkbookKit

/// Lets several texts of a region that declares types stand in one file.
///
/// What lies at the left margin can't be chosen by an `if`. So each text is added to the solution's,
/// under other names: `RetrySink` becomes `RetrySink__2`, in the region and wherever another region
/// of the variant mentions it. Which of them is used is chosen there.
struct Layers {
  /// The texts that one variant has for regions at the margin.
  private struct Layer: Equatable {
    let texts: [RegionKey: [SourceLine]]
    let names: Set<String>
  }

  private let solution: ChapterSources
  private let margin: Set<RegionKey>
  private var layers: [Layer] = []

  /// Finds out which texts can be added.
  ///
  /// - Parameters:
  ///   - solution: The solved chapter.
  ///   - variants: What each variant puts in place of some regions.
  ///   - fixed: Regions that stay in one state.
  init(
    _ solution: ChapterSources,
    variants: [[RegionKey: [SourceLine]]],
    fixed: Set<RegionKey>
  ) {
    self.solution = solution
    margin = Self.margin(of: solution).subtracting(fixed)
    for variant in variants {
      let layer = layer(of: variant)
      if !layer.texts.isEmpty, !layers.contains(layer) { layers.append(layer) }
    }
  }

  /// The regions that lie at the left margin.
  private static func margin(of solution: ChapterSources) -> Set<RegionKey> {
    Set(solution.regions.filter { $0.region.end.indentation.isEmpty }.map(\.key))
  }

  /// The regions at the margin for which some text can't be put beside the others.
  static func single(
    _ solution: ChapterSources,
    variants: [[RegionKey: [SourceLine]]]
  ) -> Set<RegionKey> {
    let given = words(
      in: solution.texts(replacing: Dictionary(solution.regions.map { ($0.key, []) }) { $1 })
        .values
    )
    let margin = margin(of: solution)
    return Set(
      variants.flatMap { variant in
        variant.filter { key, body in
          guard margin.contains(key), body != solution.region(key)?.body else { return false }
          let declared = Declared(in: body)
          return !declared.extended.isSubset(of: declared.names)
            || !declared.names.isDisjoint(with: given)
        }
        .keys
      }
    )
  }

  /// Whether the region has several texts at once.
  func contains(_ key: RegionKey) -> Bool {
    layers.contains { $0.texts[key] != nil }
  }

  /// The same variant with the names that its types have here; nil if it has texts that aren't here.
  func renamed(_ variant: [RegionKey: [SourceLine]]) -> [RegionKey: [SourceLine]]? {
    let own = layer(of: variant)
    guard !own.texts.isEmpty else { return variant }
    guard let number = layers.firstIndex(of: own) else { return nil }
    var renamed = variant.filter { own.texts[$0.key] == nil }
    for (key, region) in solution.regions where own.texts[key] == nil {
      let body = variant[key] ?? region.body
      let other = rename(own.names, in: body, number)
      if other != body { renamed[key] = other }
    }
    return renamed
  }

  /// The text of a region: the solution's, and all others.
  func text(of key: RegionKey) -> [SourceLine] {
    layers.enumerated()
      .reduce(into: solution.region(key)?.body ?? []) { text, layer in
        guard let other = layer.element.texts[key] else { return }
        text += rename(layer.element.names, in: other, layer.offset)
      }
  }

  private func layer(of variant: [RegionKey: [SourceLine]]) -> Layer {
    let texts = variant.filter { key, body in
      margin.contains(key) && body != solution.region(key)?.body
    }
    return Layer(
      texts: texts,
      names: texts.values.reduce(into: []) { $0.formUnion(Declared(in: $1).names) }
    )
  }

  private func rename(_ names: Set<String>, in lines: [SourceLine], _ number: Int) -> [SourceLine] {
    guard !names.isEmpty else { return lines }
    return lines.map { line in
      var line = line
      line.text = Words.replaced(in: line.text) { word in
        names.contains(word) ? "\(word)__\(number + 1)" : nil
      }
      return line
    }
  }

  private static func words(in texts: some Sequence<String>) -> Set<String> {
    var words: Set<String> = []
    for text in texts {
      _ = Words.replaced(in: text) { word in
        words.insert(word)
        return nil
      }
    }
    return words
  }
}

/// The names in code, looked for by hand: a regular expression is far slower, and there are many
/// variants to go through.
private enum Words {
  /// The text with some of its names replaced; those for which nil is given stay.
  static func replaced(in text: String, by other: (String) -> String?) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let end = bytes[place...].firstIndex { !isPart($0) } ?? bytes.count
      guard end > place else {
        result.append(bytes[place])
        place += 1
        continue
      }
      let word = bytes[place..<end]
      let isName = word.first.map { !(0x30...0x39).contains($0) } ?? false
      let new = isName ? other(String(decoding: word, as: UTF8.self)) : nil
      result += new.map { Array($0.utf8) } ?? Array(word)
      place = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: byte >= 0x80
    }
  }
}

/// What some lines declare at the left margin.
private struct Declared {
  private(set) var names: Set<String> = []
  private(set) var extended: Set<String> = []

  init(in lines: [SourceLine]) {
    for line in lines {
      // Most lines are indented, or close a brace, and need no closer look.
      guard let first = line.text.utf8.first, first == 0x40 || (0x61...0x7A).contains(first) else {
        continue
      }
      let declaration =
        #/(?:@\w+(?:\(.*?\))? |[a-z]+(?:\(.*?\))? )*?(class|struct|enum|protocol|actor|typealias|func|let|var|extension) (\w+).*/#
      guard let match = line.text.wholeMatch(of: declaration) else { continue }
      if match.1 == "extension" {
        extended.insert(String(match.2))
      } else {
        names.insert(String(match.2))
      }
    }
  }
}
