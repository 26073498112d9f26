/// Which gap a test is about, in exercises of several gaps: `Tests/Gaps/08-Combining.txt`.
///
/// A line for each gap, and below it, indented, the tests that fail for the sake of that gap alone:
/// ```
/// 8.2 MergeSink.swift 2
///   the result completes when all sources have
/// ```
/// The file is made from the known wrong answers, and never by hand.
package struct GapMarks: Equatable, Sendable {
  /// The tests of each gap, by their names.
  package private(set) var tests: [RegionKey: Set<String>]

  package init(tests: [RegionKey: Set<String>] = [:]) {
    self.tests = tests
  }

  /// Reads the text of a file; a line that can't be read is left out.
  package init(_ text: String) {
    tests = [:]
    var gap: RegionKey?
    for line in SourceLine.lines(of: text) where !line.trimmed.isEmpty {
      if line.indentation.isEmpty {
        gap = Self.gap(String(line.trimmed))
        if let gap { tests[gap, default: []] = [] }
      } else if let gap {
        tests[gap]?.insert(String(line.trimmed))
      }
    }
  }

  /// The gap that a line such as `8.2 MergeSink.swift 2` names.
  private static func gap(_ line: String) -> RegionKey? {
    let words = line.split(separator: " ")
    guard
      words.count == 3, let exercise = ExerciseID(words[0]), let number = Int(words[2]), number > 0
    else { return nil }
    return RegionKey(file: String(words[1]), exercise: exercise, ordinal: number - 1)
  }

  /// The text of the file.
  package var text: String {
    tests.sorted { Self.comesBefore($0.key, $1.key) }
      .map { gap, tests in
        "\(Self.name(of: gap))\n" + tests.sorted().map { "  \($0)\n" }.joined()
      }
      .joined()
  }

  private static func comesBefore(_ left: RegionKey, _ right: RegionKey) -> Bool {
    (left.exercise, left.file, left.ordinal) < (right.exercise, right.file, right.ordinal)
  }

  /// A gap as its line names it.
  package static func name(of gap: RegionKey) -> String {
    "\(gap.exercise) \(gap.file) \(gap.ordinal + 1)"
  }

  /// The gap that a test of an exercise is about, if that is known.
  package func gap(of test: String, in exercise: ExerciseID) -> RegionKey? {
    tests.first { $0.key.exercise == exercise && $0.value.contains(test) }?.key
  }

  /// The gap that all the tests that fail are about, as far as they are about a single one.
  ///
  /// - Parameters:
  ///   - failing: The names of the tests that fail, the one that is shown first.
  ///   - exercise: The exercise that they belong to.
  /// - Returns: The gap of the first test; if it has none, the only one that the others name.
  package func gap(behind failing: [String], in exercise: ExerciseID) -> RegionKey? {
    let gaps = failing.map { gap(of: $0, in: exercise) }
    if let first = gaps.first, let first { return first }
    let named = Set(gaps.compactMap { $0 })
    return named.count == 1 ? named.first : nil
  }
}

extension ChapterSources {
  /// The gaps of exercises that have more than one in which something is to be written.
  package var gapsOfSeveral: [RegionKey] {
    let written = regions.filter(\.region.asksForCode).map(\.key)
    let counts = Dictionary(grouping: written, by: \.exercise).mapValues(\.count)
    return written.filter { counts[$0.exercise, default: 0] > 1 }
  }
}
