/// What verify found out about a chapter.
struct ChapterResult: Sendable {
  /// The outcome of one check.
  struct Outcome: Equatable, Sendable {
    var flaws: [Flaw] = []

    /// How many variants were tried.
    var count = 0

    /// Whether something that was found before made it pointless to try.
    var isSkipped = false

    var isPassed: Bool { flaws.isEmpty && !isSkipped }
  }

  let chapter: Chapter
  var outcomes: [Check: Outcome] = [:]
  var seconds = 0.0

  var isPassed: Bool { outcomes.values.allSatisfy(\.isPassed) }
}
