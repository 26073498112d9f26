extension Messages {
  // MARK: What happens while a reader waits

  static func phase(
    _ phase: ChapterRunner.Phase,
    of chapter: Chapter,
    seconds: Double
  ) -> Message {
    switch phase {
    case .building: "building chapter \(chapter.number) … \(Int(seconds)) s"
    case .testing: "testing chapter \(chapter.number) …"
    case .isolating(let id):
      "the tests did not finish; running exercise \(id) on its own …"
    }
  }

  // MARK: Progress

  static func corruptProgress(file: String, aside: String?) -> [Block] {
    let copy: Message =
      aside.map { "It is kept as \($0, .strong)" } ?? "It could not be moved aside"
    return [
      say(
        """
        The file \(file, .strong) can't be read, so the workbook starts without it. \(copy); your \
        code is not touched, and the tests will find out how far you are.
        """
      ),
      .blank,
    ]
  }

  static func progressNotSaved(_ error: BookError?) -> [Block] {
    var reason = ""
    if case .unwritable(_, let text) = error { reason = " (\(text))" }
    return [
      say(
        """
        Your progress could not be saved\(reason). The verdict still holds; only the next \
        run will not know where to begin.
        """
      )
    ]
  }

  // MARK: The verdict

  @BlockBuilder
  static func greeting(lesson: String) -> [Block] {
    say("\("Welcome.", .strong) In this workbook you build Rx yourself, in small exercises.")
    Block.blank
    say(
      """
      Each chapter has a lesson to read, starter files to edit, and tests that tell you how far \
      you are. Begin with \(lesson, .strong), edit, save, and start the workbook again.
      """
    )
    Block.blank
  }

  /// The exercises with their states, one a line.
  @BlockBuilder
  static func states(_ report: ChapterReport) -> [Block] {
    say("\(report.chapter.name, .strong)")
    Block.blank
    for exercise in report.exercises {
      Block.prose("\(state(exercise.state))\(exercise.exercise.name)", indent: 2, hanging: 13)
    }
    Block.blank
  }

  private static func state(_ state: ExerciseState) -> Message {
    switch state {
    case .done: "\("✓ done      ", .good) "
    case .failing: "\("✗ failing   ", .bad) "
    case .notBegun: "\("· not begun ", .faint) "
    case .trapped: "\("✗ crashed   ", .bad) "
    case .hung: "\("✗ hangs     ", .bad) "
    case .quit: "\("✗ stopped   ", .bad) "
    case .untested: "\("· not run   ", .faint) "
    }
  }

  // MARK: What is next

  /// The one thing to do now.
  @BlockBuilder
  static func next(
    _ id: ExerciseID,
    at location: ExerciseLocation,
    isBegun: Bool,
    around surroundings: ReportView.Surroundings = .shell
  ) -> [Block] {
    if let goal = location.goal, !goal.isEmpty {
      say("\(isBegun ? "Goal" : "Next", .strong): \(goal)")
    }
    if let file = location.file {
      under("Edit   \(file, .strong)")
    }
    for (place, isNew) in others(at: location) {
      if isNew { say("\("or", .strong): \(place.goal)") }
      under("\(isNew ? "Edit" : "or  ")   \(place.file, .strong)")
    }
    under("Read   \(location.lesson, link: location.lessonLink)")
    switch surroundings {
    case .shell: under("Stuck? \(command: "hint \(id)")")
    case .watch: under("Stuck? \("h", .strong) gives a hint.")
    }
    Block.blank
  }

  /// The other gaps, each with whether its goal is not that of the one before.
  private static func others(
    at location: ExerciseLocation
  ) -> [(place: ExerciseLocation.Alternative, isNew: Bool)] {
    let goals = [location.goal ?? ""] + location.alternatives.map(\.goal)
    return zip(location.alternatives, goals).map { ($0, !$0.goal.isEmpty && $0.goal != $1) }
  }

  /// A chapter that was done before, on the way to the one where the reader is.
  static func passed(_ report: ChapterReport) -> [Block] {
    let time = seconds(report.buildSeconds + report.testSeconds)
    return [say("\("✓", .good) \(report.chapter.name)  \(time, .faint)")]
  }

  @BlockBuilder
  static func chapterDone(
    _ chapter: Chapter,
    next: Chapter,
    around surroundings: ReportView.Surroundings
  ) -> [Block] {
    if surroundings == .shell {
      say("\("Chapter \(chapter.number) is done.", .good)")
      Block.blank
    }
    say("\("Next", .strong): \(next.name)")
    under("Read   \(next.lessonFile)")
    switch surroundings {
    case .shell: under("Then   \(command: "test \(next.number)")")
    case .watch: under("\("n", .strong) goes there.")
    }
    Block.blank
  }

  static let bookDone: [Block] = [
    say("\("The book is done: every exercise passes, and this Rx is yours.", .good)"),
    say("Congratulations."),
    .blank,
  ]

  @BlockBuilder
  static func exerciseDone(
    _ exercise: Exercise,
    around surroundings: ReportView.Surroundings
  ) -> [Block] {
    say("\("✓", .good) \(exercise.name, .strong) is done.")
    switch surroundings {
    case .shell: under("See how the reference does it: \(command: "compare \(exercise.id)")")
    case .watch: under("\("c", .strong) compares it with the reference, \("n", .strong) goes on.")
    }
    Block.blank
  }

  /// An exercise that was done, and is not any more.
  @BlockBuilder
  static func broken(_ report: ExerciseReport, at location: ExerciseLocation) -> [Block] {
    let failing = report.tests.first { !$0.issues.isEmpty }.map { ": “\($0.name)”" } ?? ""
    say(
      "\("\(report.exercise.name)", .strong) passed before, and does not any more\(failing). Look there first."
    )
    if let file = location.file {
      under("Edit   \(file, .strong)")
    }
    under("Then   \(command: "test \(report.exercise.id)")")
    Block.blank
  }

  /// Exercises that come before one that fails, and are not begun.
  @BlockBuilder
  static func skipped(_ skipped: [ExerciseID], before id: ExerciseID) -> [Block] {
    if let first = skipped.first, let last = skipped.last {
      let isRow = skipped.count > 2 && last.number - first.number == skipped.count - 1
      let names = isRow ? "\(first) to \(last)" : list(skipped.map { "\($0)" })
      let them = skipped.count > 1 ? "them" : "it"
      say("You have not begun \(names). If \(id) builds on \(them), it can't pass yet.")
      Block.blank
    }
  }

  /// Where to go from an exercise that is done.
  @BlockBuilder
  static func nextExercise(_ exercise: Exercise, at location: ExerciseLocation) -> [Block] {
    say("\("Next", .strong): \(exercise.name)")
    if let file = location.file {
      under("Edit   \(file, .strong)")
    }
    under("Read   \(location.lesson, link: location.lessonLink)")
    under("Then   \(command: "test \(exercise.id)")")
    Block.blank
  }

  /// All exercises of a chapter were done, one by one.
  @BlockBuilder
  static func confirm(_ chapter: Chapter) -> [Block] {
    say("That was the last one of chapter \(chapter.number): now all of it.")
    under("Then   \(command: "test \(chapter.number)")")
    Block.blank
  }

  static let noTestRan: [Block] = [
    say(
      """
      No test ran, so there is no verdict. Are the chapter's tests still there? \
      \(typed("git status")) shows what was deleted, and \(command: "doctor") looks further.
      """
    ),
    .blank,
  ]

  static func testsChanged(_ chapter: Chapter) -> [Block] {
    [
      say(
        """
        \("Note", .note): the tests in \(chapter.tests) are not the committed ones, and the \
        verdict is based on them.
        """
      ),
      .blank,
    ]
  }

  static func time(build: Double, tests: Double) -> [Block] {
    let parts = "(build \(seconds(build)), tests \(seconds(tests)))"
    return [say("\("\(seconds(build + tests)) \(parts)", .faint)")]
  }
}
