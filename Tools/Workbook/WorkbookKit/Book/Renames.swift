/// What has another number since, edition by edition: `Chapters/RENAMED.md`.
///
/// A section for each edition, the newest first, and in it a line for each change:
/// ```
/// ## 2027-01-15
///
/// - 5.5 → 5.7
/// - 5.8 → 5.8, 5.9
/// - 6.1, 6.2 → 6.1
/// - 7.4 → nothing
/// - chapter 16 → 17
/// ```
/// The lines of a section happen at the same time; a line for an exercise comes before one for its
/// chapter.
package struct Renames: Equatable, Sendable {
  package static let file = "Chapters/RENAMED.md"

  /// One line of the table.
  package enum Line: Hashable, Sendable {
    case exercises([ExerciseID], [ExerciseID])
    case chapter(Int, Int)
  }

  /// A section of the table.
  package struct Edition: Equatable, Sendable {
    package let name: String
    package var lines: [Line]

    /// Where each of its lines stands in the file, from 1.
    package var places: [Int]
  }

  /// The editions, the oldest first.
  package let editions: [Edition]

  package init(editions: [Edition] = []) {
    self.editions = editions
  }

  /// Reads the table.
  ///
  /// - Throws: `RenamesError` for the first line that can't be read.
  package init(_ text: String) throws {
    var editions: [Edition] = []
    for (place, line) in SourceLine.lines(of: text).enumerated() {
      let words = line.trimmed
      if words.hasPrefix("## ") {
        let name = words.dropFirst(3).drop { $0 == " " }
        guard !editions.contains(where: { $0.name == name }) else {
          throw RenamesError.twice(String(name), line: place + 1)
        }
        editions.append(Edition(name: String(name), lines: [], places: []))
      } else if words.hasPrefix("- ") {
        guard let last = editions.indices.last else {
          throw RenamesError.noEdition(line: place + 1)
        }
        let change = try Self.line(words.dropFirst(2), at: place + 1)
        try Self.check(change, beside: editions[last].lines, at: place + 1)
        editions[last].lines.append(change)
        editions[last].places.append(place + 1)
      }
    }
    self.editions = editions.reversed()
  }

  private static func line(_ words: Substring, at place: Int) throws -> Line {
    let sides = words.replacing("->", with: "→")
      .split(separator: "→", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != " " && $0 != "\t" } }
    guard sides.count == 2 else { throw RenamesError.unreadable(line: place) }
    if sides[0].hasPrefix("chapter") {
      let old = Int(digits: sides[0].dropFirst("chapter".count))
      guard let old, let new = Int(digits: sides[1]) else {
        throw RenamesError.unreadable(line: place)
      }
      return .chapter(old, new)
    }
    func exercises(_ side: String) throws -> [ExerciseID] {
      try side.split(separator: ",", omittingEmptySubsequences: false)
        .map { word in
          guard let id = ExerciseID(word) else { throw RenamesError.unreadable(line: place) }
          return id
        }
    }
    let new = sides[1] == "nothing" ? [] : try exercises(sides[1])
    return .exercises(try exercises(sides[0]), new)
  }

  /// An exercise or a chapter can go only one way in an edition.
  private static func check(_ line: Line, beside others: [Line], at place: Int) throws {
    for other in others {
      switch (line, other) {
      case (.exercises(let old, _), .exercises(let known, _)):
        if let id = old.first(where: known.contains) {
          throw RenamesError.goesTwice("\(id)", line: place)
        }
      case (.chapter(let old, _), .chapter(let known, _)) where old == known:
        throw RenamesError.goesTwice("chapter \(old)", line: place)
      default: break
      }
    }
  }

  /// What is in this table and not in that of an older edition: what has happened since.
  package func since(_ older: Renames) -> Renames {
    let known = Dictionary(older.editions.map { ($0.name, Set($0.lines)) }) { $1 }
    return Renames(
      editions: editions.compactMap { edition in
        let old = known[edition.name] ?? []
        let new = edition.lines.indices.filter { !old.contains(edition.lines[$0]) }
        guard !new.isEmpty else { return nil }
        return Edition(
          name: edition.name,
          lines: new.map { edition.lines[$0] },
          places: new.map { edition.places[$0] }
        )
      }
    )
  }

  // MARK: Asking it

  /// What became of an exercise, and whether a line says so.
  package func images(of id: ExerciseID) -> (ids: [ExerciseID], isNamed: Bool) {
    images(of: [id], after: 0)
  }

  /// What became of some exercises in the editions from a place on.
  private func images(of ids: [ExerciseID], after place: Int) -> (ids: [ExerciseID], isNamed: Bool)
  {
    var (ids, isNamed) = (ids, false)
    for edition in editions[place...] {
      var next: [ExerciseID] = []
      for id in ids {
        let image = edition.image(of: id)
        isNamed = isNamed || image != nil
        for new in image ?? [id] where !next.contains(new) { next.append(new) }
      }
      ids = next
    }
    return (ids, isNamed)
  }

  /// What became of a chapter.
  package func image(of chapter: Int) -> Int {
    editions.reduce(chapter) { number, edition in
      for case .chapter(number, let new) in edition.lines { return new }
      return number
    }
  }

  /// The exercises and chapters that the lines lead to today, with the lines' places in the file.
  package var targets: [(target: Target, line: Int)] {
    editions.enumerated()
      .flatMap { number, edition in
        zip(edition.lines, edition.places)
          .flatMap { line, place -> [(target: Target, line: Int)] in
            switch line {
            case .exercises(_, let new):
              images(of: new, after: number + 1).ids.map { (.exercise($0), place) }
            case .chapter(_, let new):
              [
                (
                  .chapter(Renames(editions: Array(editions[(number + 1)...])).image(of: new)),
                  place
                )
              ]
            }
          }
      }
  }
}

extension Renames.Edition {
  /// What a line makes of an exercise; nil if none is about it.
  fileprivate func image(of id: ExerciseID) -> [ExerciseID]? {
    for case .exercises(let old, let new) in lines where old.contains(id) { return new }
    for case .chapter(id.chapter, let new) in lines { return [ExerciseID(new, id.number)] }
    return nil
  }
}

/// What can be wrong with the table; lines count from 1.
package enum RenamesError: Error, Equatable, Sendable {
  case unreadable(line: Int)
  case noEdition(line: Int)
  case twice(String, line: Int)
  case goesTwice(String, line: Int)
}
