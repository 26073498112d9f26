/// What stands outside of the gaps in a reader's file, beside what stood there at first.
struct GivenCode {
  /// A file as the code before, between and behind its regions.
  private struct Layout {
    var givens: [[SourceLine]] = [[]]
    var regions: [Region] = []

    init(_ file: RegionFile?) {
      for segment in file?.segments ?? [] {
        switch segment {
        case .given(let lines): givens[givens.count - 1] += lines
        case .region(let region):
          regions.append(region)
          givens.append([])
        }
      }
    }

    /// All of it, without the code in the regions.
    var lines: [SourceLine] {
      givens.flatMap(\.self) + regions.flatMap { $0.head + [$0.end] }
    }
  }

  private let mine: Layout
  private let original: Layout

  /// The imports that the reader has added.
  let imports: [String]

  init(_ reader: ReaderChapter, _ name: String) {
    mine = Layout(reader.sources.files[name])
    original = Layout(reader.reference.files[name])
    let known = Set(original.lines.compactMap(Self.imported))
    imports = mine.lines
      .filter { line in
        Self.imported(line).map { !known.contains($0) } ?? false
      }
      .map { String($0.trimmed) }
  }

  /// Whether the reader has changed more than imports and blank lines.
  var isEdited: Bool { !says(without(mine.lines), original.lines) }

  /// Whether every line of the reader's file ends as on Windows.
  var isOfWindows: Bool {
    let lines = mine.lines.filter { $0.ending != .endOfFile }
    return !lines.isEmpty && lines.allSatisfy { $0.ending == .carriageReturnNewline }
  }

  /// The new file, with the reader's code around the regions wherever the new edition has what
  /// stood there before.
  ///
  /// - Parameters:
  ///   - file: The new file.
  ///   - body: Gives the code for a region by its place in the file; nil leaves what is there.
  /// - Returns: The lines, and whether something of the reader's is not in them.
  func merged(into file: RegionFile, body: (Int) -> [SourceLine]?)
    -> (lines: [SourceLine], isLossy: Bool)
  {
    let new = Layout(file)
    let isComparable =
      new.regions.count == original.regions.count && mine.regions.count == original.regions.count
    var isLossy = !isComparable && isEdited
    var lines: [SourceLine] = []
    for (place, given) in new.givens.enumerated() {
      if place > 0 {
        let region = new.regions[place - 1]
        let frame = [region.head, [region.end]]
        let (own, old) =
          isComparable
          ? (Self.frame(mine.regions[place - 1]), Self.frame(original.regions[place - 1]))
          : (frame, frame)
        let head = merged(own[0], old[0], frame[0], &isLossy)
        lines += head + (body(place - 1) ?? region.startsAsComments + region.text)
        lines += merged(own[1], old[1], frame[1], &isLossy)
      }
      lines +=
        isComparable ? merged(mine.givens[place], original.givens[place], given, &isLossy) : given
    }
    return (lines, isLossy)
  }

  /// The new file as it is, with code of the reader's in some regions.
  static func lines(of file: RegionFile, body: (Int) -> [SourceLine]?) -> [SourceLine] {
    let new = Layout(file)
    return new.givens.enumerated()
      .flatMap { place, given -> [SourceLine] in
        guard place > 0 else { return given }
        let region = new.regions[place - 1]
        let code = body(place - 1) ?? region.startsAsComments + region.text
        return region.head + code + [region.end] + given
      }
  }

  private static func frame(_ region: Region) -> [[SourceLine]] { [region.head, [region.end]] }

  private func merged(
    _ mine: [SourceLine],
    _ old: [SourceLine],
    _ new: [SourceLine],
    _ isLossy: inout Bool
  ) -> [SourceLine] {
    if new.map(\.text) == old.map(\.text) { return mine }
    if !says(without(mine), old), !says(mine, new) { isLossy = true }
    return new
  }

  private func without(_ lines: [SourceLine]) -> [SourceLine] {
    lines.filter { Self.imported($0) == nil || !imports.contains(String($0.trimmed)) }
  }

  private func says(_ left: [SourceLine], _ right: [SourceLine]) -> Bool {
    left.filter { !$0.trimmed.isEmpty }.saysTheSame(as: right.filter { !$0.trimmed.isEmpty })
  }

  // MARK: Imports

  /// What a line imports; nil if it is no import.
  static func imported(_ line: SourceLine) -> String? {
    let words = line.trimmed.split { $0 == " " || $0 == "\t" }
    guard line.indentation.isEmpty, let place = words.firstIndex(of: "import") else { return nil }
    let modifiers = words[..<place]
    let isImport = modifiers.allSatisfy {
      $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0)
    }
    return isImport ? words[(place + 1)...].joined(separator: " ") : nil
  }

  /// Puts imports at the top of a file, behind those that are there; gives those that it lacked.
  static func insert(_ imports: [String], into lines: inout [SourceLine]) -> [String] {
    let known = Set(lines.compactMap(imported))
    var missing: [String] = []
    for line in imports where !missing.contains(line) {
      if let name = imported(SourceLine(line)), !known.contains(name) { missing.append(line) }
    }
    guard !missing.isEmpty else { return [] }
    let ending =
      lines.first?.ending == .carriageReturnNewline
      ? SourceLine.Ending.carriageReturnNewline : .newline
    var added = missing.map { SourceLine($0, ending: ending) }
    let last = lines.lastIndex { imported($0) != nil }
    if last == nil { added.append(SourceLine("", ending: ending)) }
    lines.insert(contentsOf: added, at: last.map { $0 + 1 } ?? 0)
    return missing
  }
}
