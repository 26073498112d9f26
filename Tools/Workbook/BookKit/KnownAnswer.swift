/// A known wrong answer, as its file gives it.
package struct Mistake: Equatable, Sendable {
  /// Code that takes the place of one region.
  package struct Block: Equatable, Sendable {
    package let exercise: ExerciseID

    /// The file that the block is meant for, if it says so.
    package let file: String?

    package let code: [SourceLine]

    /// Where the block begins, from 1.
    package let line: Int
  }

  /// The name of the file, such as `1.1-tells-only-the-first.swift`.
  package let name: String

  /// The exercise whose suite must reject it.
  package let exercise: ExerciseID

  /// What is wrong, for people.
  package let summary: String

  package let blocks: [Block]

  package init(name: String, text: String) throws {
    guard
      let dash = name.firstIndex(of: "-"), let exercise = ExerciseID(name[..<dash]),
      name.hasSuffix(".swift")
    else { throw MistakeError.badName }
    let file = RegionFile(text)
    if let fault = file.errors.first { throw MistakeError.markers(fault) }
    let lines = SourceLine.lines(of: text)
    let comment = lines.prefix { $0.trimmed.hasPrefix("//") && Marker($0) == nil }
    let summary = comment.map { $0.trimmed.drop { $0 == "/" }.drop { $0 == " " } }
    guard !summary.isEmpty else { throw MistakeError.noSummary }

    self.name = name
    self.exercise = exercise
    self.summary = summary.joined(separator: " ")
    if file.regions.isEmpty {
      let code = lines.dropFirst(comment.count).drop { $0.trimmed.isEmpty }
      blocks = [Block(exercise: exercise, file: nil, code: Array(code), line: comment.count + 1)]
    } else {
      blocks = file.regions.map {
        Block(exercise: $0.id, file: $0.file, code: $0.body, line: $0.line)
      }
    }
  }

  /// The code for each region that the mistake replaces in a solution.
  package func bodies(over solution: ChapterSources) throws -> [RegionKey: [SourceLine]] {
    guard !solution.regions(of: exercise).isEmpty else {
      throw MistakeError.unknownExercise(exercise, line: 1)
    }
    var bodies: [RegionKey: [SourceLine]] = [:]
    var used: [ExerciseID: Int] = [:]
    for block in blocks {
      let regions = solution.regions(of: block.exercise).map(\.key)
      guard !regions.isEmpty else {
        throw MistakeError.unknownExercise(block.exercise, line: block.line)
      }
      let key: RegionKey?
      if let file = block.file {
        key = regions.first { $0.file == file && bodies[$0] == nil }
      } else {
        let place = used[block.exercise, default: 0]
        used[block.exercise] = place + 1
        key = place < regions.count ? regions[place] : nil
      }
      guard let key, bodies[key] == nil else {
        throw MistakeError.tooManyBlocks(block.exercise, line: block.line, regions: regions.count)
      }
      bodies[key] = block.code
    }
    return bodies
  }
}

/// What can be wrong with the file of a known wrong answer; lines count from 1.
package enum MistakeError: Error, Equatable {
  case badName
  case noSummary
  case markers(RegionError)
  case unknownExercise(ExerciseID, line: Int)
  case tooManyBlocks(ExerciseID, line: Int, regions: Int)
}
