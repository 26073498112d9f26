import WorkbookKit

/// What verify finds wrong; paths are relative to the root.
enum VerifyFinding: Equatable, Sendable {
  // Sync
  case starterDiffers(file: String, line: Int)
  case starterMissing(file: String)
  case starterTooMuch(file: String)
  case markers(RegionError, file: String)
  case foreignRegion(ExerciseID, file: String, line: Int)
  case regionInFolder(ExerciseID, file: String, line: Int)
  case noGoal(ExerciseID, file: String, line: Int)
  case brokenLink(String, to: String)
  case renames(RenamesError)
  case deadRename(Target, line: Int)
  case staleMarks(String, Int)

  // What is built and run
  case doesNotCompile(Variant, CompileFailure)
  case warning(Variant, Diagnostic)
  case crashed(Variant, TestRun.Ending, running: [String], output: String)
  case noTests(Variant)
  case noTest(Variant, ExerciseID)
  case testFails(Variant, TestRecord)
  case passes(Variant, ExerciseID)
  case failsByError(Variant, ExerciseID, String)

  // Known answers
  case answerFile(String, KnownAnswerError)
  case mistakeAccepted(String, summary: String)
  case alternativeRejected(String, summary: String, TestRecord)
  case changes(Variant, right: Int, of: Int)
  case tooFewMistakes(ExerciseID, count: Int)
  case markMisleads(String, String, RegionKey)
  case markOfNothing(String, String)

  // Lessons
  case noTitle(file: String)
  case noHeading(ExerciseID, file: String)
  case notThreeHints(ExerciseID, count: Int, file: String, line: Int)
  case noRegion(ExerciseID)
  case noSuite(ExerciseID)
  case otherTitle(ExerciseID, lesson: String, suite: String)
  case deadReference(LessonReference, file: String)
  case openFence(file: String, line: Int)
  case runWithoutOutput(file: String, line: Int)

  // Drawings
  case marblesWithoutPicture(file: String, line: Int)
  case pictureWithoutWords(String, file: String, line: Int)
  case pictureFault(String, file: String, line: Int)
  case noPicture(String)
  case stalePicture(String, origin: String)
  case orphanPicture(String, isMade: Bool)

  /// Something that kept the check from being made.
  case unable(String)
}

extension Messages {
  /// What is wrong, in a sentence.
  static func title(of finding: VerifyFinding) -> Message {
    switch finding {
    case .starterDiffers(let file, let line):
      "\(file):\(line) is not what the solution generates (\(command: "generate"))"
    case .starterMissing(let file): "\(file) is missing (\(command: "generate"))"
    case .starterTooMuch(let file): "\(file) has no solution"
    case .markers(let error, let file): "\(file): \(regionError(error))"
    case .foreignRegion(let id, let file, let line):
      "\(file):\(line) holds exercise \(id), which is of another chapter"
    case .regionInFolder(let id, let file, let line):
      "\(file):\(line): exercise \(id) is in a folder; a file with a region lies at the top"
    case .noGoal(let id, let file, let line):
      "\(file):\(line): exercise \(id) does not say its goal"
    case .brokenLink(let link, let target): "\(link) is no symbolic link to \(target)"
    case .renames(let error): renamesError(error)
    case .deadRename(let target, let line):
      "\(Renames.file):\(line) leads to \(target) today, which is not in the book"
    case .staleMarks(let file, let chapter):
      "\(file) does not name the gaps that there are (\(command: "marks \(chapter)"))"
    case .doesNotCompile(let variant, _): "\(name(of: variant)) does not compile"
    case .warning(let variant, let warning):
      "\(name(of: variant)): \(warning.file):\(warning.line): warning: \(warning.message)"
    case .crashed(let variant, let ending, let running, _):
      """
      \(name(of: variant)): the tests \(way(of: ending)); still running: \
      \(running.isEmpty ? "none" : list(running.map { "“\($0)”" }))
      """
    case .noTests(let variant):
      "\(name(of: variant)): no test of the chapter ran; is it in the table of Package.swift?"
    case .noTest(let variant, let id): "\(name(of: variant)): no test of \(id) ran"
    case .testFails(let variant, let test):
      "\(name(of: variant)): “\(test.name)” of “\(test.suite)” fails"
    case .passes(let variant, let id):
      "\(name(of: variant)): the suite of \(id) passes, though the exercise is not solved"
    case .failsByError(let variant, let id, let text):
      "\(name(of: variant)): \(id) fails, but not by an expectation: \(text)"
    case .answerFile(let file, let error): "\(file): \(answerError(error))"
    case .mistakeAccepted(let file, let summary):
      "\(file) is accepted by the suite that should reject it: \(summary)"
    case .alternativeRejected(let file, let summary, let test):
      "\(file) is right, and is rejected by “\(test.name)”: \(summary)"
    case .changes(let variant, let right, let times):
      "\(name(of: variant)) gets the right verdict \(right) times of \(times): it is luck"
    case .tooFewMistakes(let id, let number):
      "exercise \(id) has \(count(number, "known wrong answer")); it needs two"
    case .markMisleads(let file, let test, let gap):
      """
      \(file) is wrong in \(GapMarks.name(of: gap)), but “\(test)”, which fails, is said to be about \
      another gap (\(command: "marks \(gap.exercise.chapter)"))
      """
    case .markOfNothing(let file, let test): "\(file): no test is called “\(test)”"
    case .noTitle(let file): "\(file) has no heading with the chapter's title"
    case .noHeading(let id, let file): "\(file) has no heading “## \(id) …”"
    case .notThreeHints(let id, let number, let file, let line):
      "\(file):\(line): exercise \(id) has \(count(number, "hint")); it needs three"
    case .noRegion(let id): "exercise \(id) has no region in the solution"
    case .noSuite(let id): "exercise \(id) has no suite in the tests"
    case .otherTitle(let id, let lesson, let suite):
      "exercise \(id) is “\(lesson)” in the lesson and “\(suite)” in the tests"
    case .deadReference(let reference, let file):
      "\(file):\(reference.line): there is no \(reference)"
    case .openFence(let file, let line): "\(file):\(line): the fenced block is not closed"
    case .runWithoutOutput(let file, let line):
      "\(file):\(line): no block “text output” follows this “swift run”"
    case .marblesWithoutPicture(let file, let line):
      "\(file):\(line): no image stands above these marbles, to name their drawing"
    case .pictureWithoutWords(let picture, let file, let line):
      "\(file):\(line): \(picture) has no text in its brackets that says what one sees"
    case .pictureFault(let reason, let file, let line): "\(file):\(line): \(reason)"
    case .noPicture(let file): "\(file) is missing (\(command: "pictures"))"
    case .stalePicture(let file, let origin):
      "\(file) is not what \(origin) says (\(command: "pictures"))"
    case .orphanPicture(let file, let isMade):
      isMade ? "\(file) is shown nowhere" : "\(file) is made from no text"
    case .unable(let reason): "the check could not be made: \(reason)"
    }
  }

  /// What a maintainer needs to see, line by line.
  static func details(of finding: VerifyFinding) -> [Message] {
    switch finding {
    case .doesNotCompile(_, let failure):
      let errors = (failure.own + failure.foreign).prefix(5)
        .map { Message("\($0.file):\($0.line):\($0.column): \($0.message)") }
      return errors.isEmpty ? failure.other.prefix(5).map { Message($0) } : Array(errors)
    case .testFails(_, let test), .alternativeRejected(_, _, let test):
      return test.issues.prefix(2)
        .flatMap { issue in
          [Message("\(inBook(issue.file)):\(issue.line)"), Message(issue.text)]
            + (issue.difference.map { [Message($0)] } ?? [])
        }
    case .crashed(_, let ending, _, let output):
      if case .trapped(let trap) = ending, let message = trap.message {
        return [Message(message)] + (trap.location.map { [Message("\($0.file):\($0.line)")] } ?? [])
      }
      return output.split(separator: "\n").suffix(5).map { Message(String($0)) }
    case .starterDiffers, .starterMissing, .starterTooMuch, .markers, .foreignRegion,
      .regionInFolder, .noGoal, .brokenLink, .renames, .deadRename, .staleMarks, .warning, .noTests,
      .noTest, .passes, .failsByError, .answerFile, .mistakeAccepted, .changes, .tooFewMistakes,
      .markMisleads, .markOfNothing, .noTitle, .noHeading,
      .notThreeHints, .noRegion, .noSuite, .otherTitle, .deadReference, .openFence,
      .runWithoutOutput, .marblesWithoutPicture, .pictureWithoutWords, .pictureFault, .noPicture,
      .stalePicture, .orphanPicture, .unable:
      return []
    }
  }

  /// A path in a copy, as it is in the book.
  private static func inBook(_ path: String) -> String {
    path.firstMatch(of: #/\/\.build\/verify\/\d+\/(.*)$/#).map { String($0.1) } ?? path
  }

  static func name(of variant: Variant) -> String {
    switch variant {
    case .solution: "the solution"
    case .starter: "the starter"
    case .bareStarter: "the bare starter"
    case .solvedUpTo(let id): "solved up to \(id)"
    case .answer(let file): file
    case .open(let gap): "with \(GapMarks.name(of: gap)) open"
    case .lesson: "the lesson"
    }
  }

  private static func way(of ending: TestRun.Ending) -> String {
    switch ending {
    case .finished: "finished"
    case .trapped: "crashed"
    case .hung(let timeout): "made no progress for \(Messages.limit(timeout))"
    case .quit(let code): "were cut off by an exit with code \(code)"
    }
  }

  /// What is wrong with the file of a known answer.
  static func answerError(_ error: KnownAnswerError) -> Message {
    switch error {
    case .badName: "the name must begin with an exercise, as in 1.1-forgets-the-first.swift"
    case .noSummary: "it must begin with a comment that says what is wrong, or different"
    case .markers(let error): regionError(error)
    case .unknownExercise(let id, let line): "line \(line): the solution has no exercise \(id)"
    case .tooManyBlocks(let id, let line, let regions):
      "line \(line): exercise \(id) has only \(count(regions, "region")) there"
    case .notOnePlace(let line, let places):
      """
      line \(line): what is to be replaced stands in \(count(places, "place")) of the solution's \
      regions; it must be in one
      """
    }
  }
}
