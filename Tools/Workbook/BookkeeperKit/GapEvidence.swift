import WorkbookKit

/// Collects which tests fail for the sake of which gap, from answers in which one gap is wrong.
final class GapEvidence {
  private let gaps: [RegionKey]

  /// What the book says so far.
  private let marks: GapMarks

  private var culprits: [ExerciseID: [String: Set<RegionKey>]] = [:]
  private var seen: [ExerciseID: Set<String>] = [:]

  /// - Parameters:
  ///   - solution: The solved chapter.
  ///   - marks: What its file of marks says.
  init(_ solution: ChapterSources, _ marks: GapMarks) {
    gaps = solution.gapsOfSeveral
    self.marks = marks
  }

  /// The gap of several that alone differs from the solution, if it is only one.
  func onlyGap(
    in bodies: [RegionKey: [SourceLine]],
    of solution: ChapterSources
  ) -> RegionKey? {
    let changed = bodies.filter { key, body in
      solution.region(key).map { !$0.body.saysTheSame(as: body) } ?? true
    }
    guard changed.count == 1, let gap = changed.keys.first, gaps.contains(gap) else { return nil }
    return gap
  }

  /// Takes down the tests that failed while only this gap was wrong.
  ///
  /// - Returns: The tests among them that the marks hold to be about another gap.
  @discardableResult
  func note(_ record: RunRecord, wrong gap: RegionKey) -> [String] {
    let own = record.tests.filter { $0.exercise == gap.exercise }
    seen[gap.exercise, default: []].formUnion(own.map(\.name))
    let failing = Set(own.filter { !$0.issues.isEmpty }.map(\.name))
    for name in failing { culprits[gap.exercise, default: [:]][name, default: []].insert(gap) }
    return failing.sorted()
      .filter { name in marks.gap(of: name, in: gap.exercise).map { $0 != gap } ?? false }
  }

  /// The marks that follow: a test is about a gap if it never failed for the sake of another one.
  var found: GapMarks {
    var tests = Dictionary(uniqueKeysWithValues: gaps.map { ($0, Set<String>()) })
    for (name, gaps) in culprits.values.flatMap({ $0 }) where gaps.count == 1 {
      for gap in gaps { tests[gap]?.insert(name) }
    }
    return GapMarks(tests: tests)
  }

  /// The marked tests of exercises that ran, but without such a test.
  var missing: [String] {
    marks.tests
      .flatMap { gap, names in
        seen[gap.exercise].map { ran in names.filter { !ran.contains($0) } } ?? []
      }
      .sorted()
  }
}
