/// An answer to an exercise that the tests must judge rightly, as its file gives it.
///
/// It is either a known wrong answer or a right one in another style than the solution's.
package struct KnownAnswer: Equatable, Sendable {
  /// What a block puts in place of the solution's code.
  package enum Content: Equatable, Sendable {
    /// The whole text of a region.
    case body([SourceLine])

    /// Some lines of the solution's regions, each replaced by others.
    case edits([Edit])
  }

  /// Lines of the solution, and what stands in their place.
  package struct Edit: Equatable, Sendable {
    /// The lines without their indentation; they stand next to each other.
    package let old: [String]

    package let new: [SourceLine]

    /// Where the edit begins, from 1.
    package let line: Int
  }

  /// The part of an answer between two markers.
  package struct Block: Equatable, Sendable {
    package let exercise: ExerciseID

    /// The file that the block is meant for, if it says so.
    package let file: String?

    package let content: Content

    /// Where the block begins, from 1.
    package let line: Int
  }

  /// The name of the file, such as `1.1-tells-only-the-first.swift`.
  package let name: String

  /// The exercise whose suite judges it.
  package let exercise: ExerciseID

  /// What is wrong or different, for people.
  package let summary: String

  /// The file of the right answer that this one changes, if it doesn't change the solution.
  package let base: String?

  package let blocks: [Block]

  package init(name: String, text: String) throws {
    guard
      let dash = name.firstIndex(of: "-"), let exercise = ExerciseID(name[..<dash]),
      name.hasSuffix(".swift")
    else { throw KnownAnswerError.badName }
    let file = RegionFile(text)
    if let fault = file.errors.first { throw KnownAnswerError.markers(fault) }
    let lines = SourceLine.lines(of: text)
    let comment = lines.prefix { $0.trimmed.hasPrefix("//") && Marker($0) == nil }
    let words = comment.map { $0.trimmed.drop { $0 == "/" }.drop { $0 == " " } }
    let summary = words.filter { !$0.hasPrefix(Self.baseWord) }
    guard !summary.isEmpty else { throw KnownAnswerError.noSummary }

    self.name = name
    self.exercise = exercise
    self.summary = summary.joined(separator: " ")
    base = words.first { $0.hasPrefix(Self.baseWord) }
      .map { String($0.dropFirst(Self.baseWord.count).drop { $0 == " " }) }
    if file.regions.isEmpty {
      let code = lines.dropFirst(comment.count).drop { $0.trimmed.isEmpty }
      blocks = [
        Block(exercise: exercise, file: nil, content: .body(Array(code)), line: comment.count + 1)
      ]
    } else {
      blocks = file.regions.map {
        let edits = Edit.all(in: $0.body, from: $0.firstLineOfBody)
        return Block(
          exercise: $0.id,
          file: $0.file,
          content: edits.isEmpty ? .body($0.body) : .edits(edits),
          line: $0.line
        )
      }
    }
  }

  private static let baseWord = "Changes:"

  /// The code for each region that the answer changes in a solution.
  ///
  /// - Parameters:
  ///   - solution: The solved chapter.
  ///   - base: The right answer that this one changes, if it names one.
  /// - Throws: `KnownAnswerError` if a block fits nowhere.
  /// - Returns: The code of these regions; all others are the solution's.
  package func bodies(
    over solution: ChapterSources,
    base: KnownAnswer? = nil
  ) throws -> [RegionKey: [SourceLine]] {
    guard !solution.regions(of: exercise).isEmpty else {
      throw KnownAnswerError.unknownExercise(exercise, line: 1)
    }
    var bodies = try base?.bodies(over: solution) ?? [:]
    var used: [ExerciseID: Int] = [:]
    var taken: Set<RegionKey> = []
    for block in blocks {
      let regions = solution.regions(of: block.exercise).map(\.key)
      guard !regions.isEmpty else {
        throw KnownAnswerError.unknownExercise(block.exercise, line: block.line)
      }
      switch block.content {
      case .edits(let edits):
        let own = regions.filter { block.file == nil || $0.file == block.file }
        let before = own.map { ($0, bodies[$0] ?? solution.region($0)?.body ?? []) }
        bodies.merge(try Edit.apply(edits, to: before)) { $1 }
      case .body(let code):
        let key: RegionKey?
        if let file = block.file {
          key = regions.first { $0.file == file && !taken.contains($0) }
        } else {
          let place = used[block.exercise, default: 0]
          used[block.exercise] = place + 1
          key = place < regions.count ? regions[place] : nil
        }
        guard let key, taken.insert(key).inserted else {
          throw KnownAnswerError.tooManyBlocks(
            block.exercise,
            line: block.line,
            regions: regions.count
          )
        }
        bodies[key] = code
      }
    }
    return bodies
  }
}

extension KnownAnswer.Edit {
  private static let word = "// instead of:"

  /// Reads the edits in a block; none if it doesn't begin with one.
  fileprivate static func all(in body: [SourceLine], from line: Int) -> [Self] {
    guard body.first(where: { !$0.trimmed.isEmpty })?.trimmed.hasPrefix(word) == true else {
      return []
    }
    var drafts: [(old: [String], new: [SourceLine], line: Int)] = []
    var isInOld = false
    for (offset, text) in body.enumerated() {
      if text.trimmed.hasPrefix(word) {
        if !isInOld { drafts.append(([], [], line + offset)) }
        let old = text.trimmed.dropFirst(word.count).drop { $0 == " " }
        drafts[drafts.count - 1].old.append(String(old))
        isInOld = true
      } else if !drafts.isEmpty {
        drafts[drafts.count - 1].new.append(text)
        isInOld = false
      }
    }
    return drafts.map { draft in
      let blank = draft.new.reversed().prefix { $0.trimmed.isEmpty }.count
      return Self(old: draft.old, new: draft.new.dropLast(blank), line: draft.line)
    }
  }

  /// Replaces the old lines of each edit, which must stand in one place of the regions.
  fileprivate static func apply(
    _ edits: [Self],
    to regions: [(key: RegionKey, body: [SourceLine])]
  ) throws -> [RegionKey: [SourceLine]] {
    var changes: [RegionKey: [(range: Range<Int>, new: [SourceLine])]] = [:]
    for edit in edits {
      let places = regions.flatMap { key, body in
        edit.places(in: body)
          .map { (key: key, range: $0, indentation: body[$0.lowerBound].indentation) }
      }
      guard let place = places.first, places.count == 1,
        changes[place.key, default: []].allSatisfy({ !$0.range.overlaps(place.range) })
      else { throw KnownAnswerError.notOnePlace(line: edit.line, places: places.count) }
      let lines = edit.new.map { line in
        line.trimmed.isEmpty
          ? line : SourceLine(place.indentation + line.text, ending: line.ending)
      }
      changes[place.key, default: []].append((place.range, lines))
    }
    let bodies = Dictionary(uniqueKeysWithValues: regions.map { ($0.key, $0.body) })
    return changes.reduce(into: [:]) { changed, change in
      var body = bodies[change.key] ?? []
      for (range, new) in change.value.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        body.replaceSubrange(range, with: new)
      }
      changed[change.key] = body
    }
  }

  /// Where the old lines stand.
  private func places(in body: [SourceLine]) -> [Range<Int>] {
    body.indices
      .filter { start in
        body.count - start >= old.count && zip(body[start...], old).allSatisfy { $0.trimmed == $1 }
      }
      .map { $0..<($0 + old.count) }
  }
}

/// What can be wrong with the file of a known answer; lines count from 1.
package enum KnownAnswerError: Error, Equatable {
  case badName
  case noSummary
  case markers(RegionError)
  case unknownExercise(ExerciseID, line: Int)
  case tooManyBlocks(ExerciseID, line: Int, regions: Int)

  /// What an edit replaces is not there, or is there more than once.
  case notOnePlace(line: Int, places: Int)
}
