extension Messages {
  static func fetching(_ name: String) -> Message { "fetching from \(name) …" }

  static let planning: Message = "taking your answers out, and copying …"

  static func mergeMessage(_ name: String) -> String {
    """
    Merge \(name) into my answers

    `workbook update` put them back, exercise by exercise.
    """
  }

  static func upToDate(_ name: String) -> [Block] {
    [say("Your book has all of \(name, .strong) already. Nothing was changed.")]
  }

  static let goesOn: [Block] = [say("An update was interrupted. It continues where it stopped.")]

  // MARK: What came of it

  /// All that there is to say about an update, but for the tests.
  @BlockBuilder
  static func updated(_ report: UpdateReport) -> [Block] {
    say("The book is at \(report.name, .strong) now. \(move(report.move))")
    if report.isWithoutChanges {
      say("What is not committed in \(report.name) was left out.")
    }
    taken(report)
    placed(report)
    if !report.kept.isEmpty {
      Block.blank
      say("Kept as a file, since it could not be put back:")
      report.kept.flatMap(kept)
    }
    if !report.removed.isEmpty {
      Block.blank
      let some = report.removed.prefix(3).joined(separator: ", ")
      say(
        """
        The new edition does not have \(count(report.removed.count, "file")) of yours (\(some)\
        \(report.removed.count > 3 ? " …" : "")). Without git there is no telling who made them, so they \
        were moved to \(Changeover.folder(report.number))/before.
        """
      )
    }
    if !report.changes.isEmpty {
      Block.blank
      say("New in the chapters that you have begun:")
      for change in report.changes { Block.prose(line(on: change), indent: 2, hanging: 2) }
    }
    Block.blank
    say("To undo the update: \(command: "update --back")")
  }

  private static func move(_ move: UpdateReport.Move) -> Message {
    switch move {
    case .none: ""
    case .forward:
      "Your branch has come to the same commit; your answers are not committed, as before."
    case .merge:
      "Your branch has a merge commit: the new edition, with the answers that you committed."
    }
  }

  /// Where the answers were found, if not simply in the files.
  private static func taken(_ report: UpdateReport) -> [Block] {
    let sentence: Message? =
      switch report.source {
      case .folder: nil
      case .merge:
        "A merge had stopped. It was ended, and your files were taken as they were before it."
      case .autostash:
        "A merge had stopped. It was ended, and the changes that git had set aside for it were taken."
      case .rebase:
        "A rebase had stopped. It was ended, and your branch was taken as it was before it."
      case .pick:
        "A cherry-pick or revert had stopped. It was ended, and your files were taken as they were before it."
      case .stash:
        """
        A stash had not gone back without conflicts. Your answers were taken from it. It is still \
        there; \(typed("git stash drop")) removes it once you have looked.
        """
      case .unmerged: "Files were not merged. Your side of them was taken from git's index."
      case .marks: "There were conflict marks in your files. Your side of them was taken."
      }
    guard let sentence else { return [] }
    var blocks = [say(sentence)]
    if !report.heldBack.isEmpty {
      blocks.append(say("What was in those files is kept:"))
      blocks += report.heldBack.map {
        .verbatim("\(Changeover.folder(report.number))/before/\($0)", indent: 2)
      }
    }
    return blocks
  }

  @BlockBuilder
  private static func placed(_ report: UpdateReport) -> [Block] {
    if report.placed.isEmpty {
      if report.kept.isEmpty { say("Your files are as you left them.") }
    } else {
      let names = report.placed.map { placed in
        let new = list(placed.new.map(\.description))
        return placed.old == placed.new
          ? new : "\(new) (was \(list(placed.old.map(\.description))))"
      }
      say(
        """
        \("✓", .good) \(count(report.placed.count, "answer")) put back: \
        \(list(names)).
        """
      )
    }
    for (file, imports) in report.imports.sorted(by: { $0.key < $1.key }) {
      say("\("✓", .good) \(list(imports)) put back in \(file).")
    }
  }

  private static func kept(_ kept: UpdateReport.Kept) -> [Block] {
    let what = kept.exercise.map { "Your answer to \($0)" } ?? kept.file
    return [
      .prose("\(what, .strong): \(reason(kept.reason))", indent: 2, hanging: 2),
      .verbatim("\(kept.copy)", indent: 4),
    ]
  }

  private static func reason(_ reason: KeptReason) -> Message {
    switch reason {
    case .gone: "the exercise is gone from the book."
    case .regions(let old, let new):
      "the exercise had \(count(old, "gap")), and has \(new) now."
    case .another: "another exercise has that number now."
    case .anotherGap: "its gap is a larger or a smaller part of the code now."
    case .taken: "another exercise came to its place."
    case .damaged: "its markers can't be read, so its answers could not be told apart."
    case .notText: "it holds bytes that are no UTF-8, so it could not be read."
    case .noMachine: "the exercise can't be had bare any more."
    case .given: "you changed code outside of the gaps, and so did the new edition."
    case .noFile: "you changed code outside of the gaps, and the file is gone from the book."
    case .nameTaken: "the new edition has a file of that name."
    case .changed: "you changed it, and so did the new edition."
    }
  }

  private static func line(on change: ExerciseChange) -> Message {
    let old = list(change.old.map(\.description))
    guard let new = change.new else { return "\(old, .strong) \(change.title) is gone" }
    var says: [String] = []
    if change.fate == .new { says.append("is new") }
    if !change.old.isEmpty, change.old != [new] { says.append("was \(old)") }
    let parts = list(change.parts.map { $0 == .tests ? "the tests" : "the \($0.rawValue)" })
    if !parts.isEmpty {
      says.append(
        "\(parts) \(change.parts.count == 1 && change.parts != [.tests] ? "is" : "are") new"
      )
    }
    return "\(new, .strong) \(change.title): \(says.joined(separator: "; "))"
  }

  /// Files that were changed while an update waited to go on, or since it was made.
  static func found(_ files: [String: String]) -> [Block] {
    [say("Meanwhile these were changed; a copy of each is kept:")]
      + files.sorted { $0.key < $1.key }
      .map { .verbatim("\($0.key) → \($0.value)", indent: 2) }
  }

  static func wentBack(_ number: Int) -> [Block] {
    [
      say(
        "All is as it was before update \(number). What it had made is still in \(Changeover.folder(number))."
      )
    ]
  }

  // MARK: Tests

  static func testing(_ chapters: [Chapter]) -> [Block] {
    let numbers = list(chapters.map { "\($0.number)" })
    return [
      .blank,
      say(
        """
        Testing chapter\(chapters.count == 1 ? "" : "s") \(numbers), which you have begun. The \
        update is done; Ctrl-C leaves the tests for later.
        """
      ),
    ]
  }

  @BlockBuilder
  static func tested(_ report: ChapterReport, broken: [ExerciseReport]) -> [Block] {
    let done = report.exercises.count { $0.state.isDone }
    if report.compileFailure != nil {
      say(
        """
        \("✗", .bad) \(report.chapter.name, .strong) does not compile any more. \
        \(command: "test \(report.chapter.number)") shows why.
        """
      )
    } else {
      say(
        """
        \(broken.isEmpty ? "\("✓", .good)" : "\("✗", .bad)") \(report.chapter.name): \(done) of \
        \(report.exercises.count) done
        """
      )
      for exercise in broken {
        under(
          """
          \(exercise.exercise.name, .strong) passed before, and does not any more: \
          \(command: "test \(exercise.exercise.id)")
          """
        )
      }
    }
  }

  // MARK: Conflicts

  /// What has happened, and the way out, before an update was begun.
  @BlockBuilder
  static func conflict(_ conflict: Conflict) -> [Block] {
    let files = conflict.files
    let names = files.prefix(3).joined(separator: ", ") + (files.count > 3 ? " …" : "")
    say(
      """
      \(cause(conflict.cause)) \(names, .strong) \(files.count == 1 ? "holds" : "hold") your \
      version and another one, one below the other. Nothing is lost.
      """
    )
    say(
      """
      \(command: "update") takes your answers out, ends what was begun, and puts them into the new \
      edition; \(command: "update --back") takes that back.
      """
    )
  }

  private static func cause(_ cause: Conflict.Cause) -> Message {
    switch cause {
    case .merge: "A merge has stopped half-way, as after git pull:"
    case .rebase: "A rebase has stopped half-way, as after git pull --rebase:"
    case .pick: "A cherry-pick, revert or patch has stopped half-way:"
    case .stash: "Changes could not be merged, as after git stash pop:"
    case .unknown: "There are marks of a conflict:"
    }
  }

  // MARK: Errors

  static func gitFailed(_ failure: Git.Failure) -> Block {
    say("git \(failure.command, .strong) failed: \(failure.reason). Nothing of yours was changed.")
  }

  /// What has stopped an update in the middle, where some files are changed already.
  static func reason(_ error: any ReportedError) -> [Block] {
    switch error {
    case BookError.unwritable(let file, let reason):
      [say("The file \(file, .strong) could not be written: \(reason).")]
    case let failure as Git.Failure:
      [say("git \(failure.command, .strong) failed: \(failure.reason).")]
    default: error.report
    }
  }

  static func sentence(on error: UpdateError) -> Message {
    switch error {
    case .noGit(let hasGit):
      """
      \(hasGit ? "This folder is not a clone" : "There is no git here"), so nobody knows where the new \
      edition is. Download it beside this folder, and name it: \(command: "update --from ../NEWER")
      """
    case .notWhole:
      """
      The book is a folder inside another repository. Clone the book beside it, and name \
      that: \(command: "update --from ../CLONE")
      """
    case .noCommit:
      """
      Nothing is committed in this repository yet. \(typed("git commit")) makes the first commit; or \
      name a folder with the newer book: \(command: "update --from ../NEWER")
      """
    case .detached:
      """
      You are on a commit, not on a branch (detached HEAD). \(typed("git switch -c mine")) makes a \
      branch of it; then name the edition, as in \(command: "update --from origin/main")
      """
    case .noUpstream(let branch, let remote):
      """
      Branch \(branch, .strong) has no upstream. Name the edition, as in \
      \(command: "update --from \(remote ?? "origin")/main"), or a folder with a newer copy of the book.
      """
    case .noFetch(let name, let reason):
      """
      \(name, .strong) could not be reached (\(reason)). Is there a network? Nothing was changed. \
      \(command: "update --from \(name)/main") takes what was fetched last.
      """
    case .unknownEdition(let name):
      """
      There is no folder, tag or branch \(name, .strong). \(typed("git branch -a")) and \
      \(typed("git tag")) list what there is.
      """
    case .noFolder(let name):
      "There is no folder \(name, .strong), and without git there are no tags or branches."
    case .itself: "That is this very folder. Name another copy of the book, a tag or a branch."
    case .noBook(let name):
      "\(name, .strong) is not an edition of the book: it has no Package.swift, Chapters and Solutions."
    case .unrelated:
      """
      The two have no commit in common. Clone the new edition beside this folder, and name that: \
      \(command: "update --from ../CLONE")
      """
    case .shallow:
      """
      This clone is shallow, and what both have in common is not in it. \
      \(typed("git fetch --unshallow")) brings the rest; then start again.
      """
    case .patches:
      "git am is under way. \(typed("git am --abort")) or \(typed("git am --continue")) ends it."
    case .conflictAndFolder:
      """
      A merge, a rebase or a stash has stopped with conflicts. \(command: "update") ends it, or \
      name a tag or a branch; a folder that is not a clone can't.
      """
    case .gitIsBusy(let lock):
      """
      Another git is running here. Wait until it is done; if there is none, \
      \(typed("rm \(lock)")) removes what one left behind.
      """
    case .nothingToTakeBack: "There is no update to take back."
    case .stopped:
      """
      The update has stopped in the middle. \(command: "update") goes on, and \
      \(command: "update --back") goes back; all that you had is in .workbook/updates.
      """
    case .interrupted:
      """
      An update was interrupted in the middle. \(command: "update") goes on, and \
      \(command: "update --back") goes back; nothing is lost.
      """
    case .conflict: ""
    }
  }
}
