import Foundation

/// What can keep an update from being made.
enum UpdateError: ReportedError, Equatable {
  case noGit(Bool)
  case notWhole
  case noCommit
  case detached(String)
  case noUpstream(branch: String, remote: String?)
  case noFetch(String, reason: String)
  case unknownEdition(String)
  case noFolder(String)
  case itself
  case noBook(String)
  case unrelated
  case shallow
  case patches
  case conflictAndFolder
  case gitIsBusy(String)
  case nothingToTakeBack

  /// Something went wrong in the middle; the update can go on or be taken back.
  case stopped([Block])

  /// An update was interrupted, and another command was asked for.
  case interrupted

  /// Git has put two versions into files.
  case conflict(Conflict)

  var exitCode: ExitCode {
    switch self {
    case .unknownEdition, .noFolder, .itself, .noBook, .nothingToTakeBack: .wrongUse
    default: .unable
    }
  }

  var report: [Block] {
    switch self {
    case .stopped(let blocks): blocks + [Messages.say(Messages.sentence(on: self))]
    case .conflict(let conflict): Messages.conflict(conflict)
    default: [Messages.say(Messages.sentence(on: self))]
    }
  }
}

/// Files in which git has put two versions, and why.
struct Conflict: Equatable {
  /// What git was asked for when that happened.
  enum Cause: Equatable {
    case merge
    case rebase
    case pick
    case stash
    case unknown

    /// The cause of files that are not merged; where nothing has stopped, a stash was popped.
    init(_ operation: Repository.Operation?) {
      self =
        switch operation {
        case .merge: .merge
        case .rebase: .rebase
        case .pick, .patches: .pick
        case nil: .stash
        }
    }
  }

  let cause: Cause
  let files: [String]

  /// Looks for files that are not merged, and for marks of a conflict in the chapters.
  ///
  /// Asked before each command: git is only started where there is a repository.
  static func find(in tree: Tree, environment: [String: String]) -> Conflict? {
    let git = tree.exists(".git") ? Git(in: tree.root, environment: environment) : nil
    if let git, let answer = try? git.run(["ls-files", "-u", "-z"]), answer.isGood {
      let paths = answer.records.compactMap { $0.split(separator: "\t", maxSplits: 1).last }
      let unmerged = Set(paths.map(String.init)).sorted()
      if !unmerged.isEmpty {
        let operation = (try? Repository(tree, environment: environment))?.operation
        return Conflict(cause: Cause(operation), files: unmerged)
      }
    }
    let marked = candidates(in: tree, git)
      .filter { file in
        let url = URL(fileURLWithPath: tree.path(file))
        return (try? Data(contentsOf: url)).map(ConflictText.isMarked) ?? false
      }
    return marked.isEmpty ? nil : Conflict(cause: .unknown, files: marked)
  }

  /// The files of chapters that may hold marks; git finds them without a look into each from here.
  private static func candidates(in tree: Tree, _ git: Git?) -> [String] {
    let search = [
      "grep", "--no-color", "-G", "-l", "-z", "-a", "--untracked", "-e", "^<<<<<<<", "--",
      "Chapters/*.swift",
    ]
    // It answers 1 if there is none.
    if let answer = try? git?.run(search), [0, 1].contains(answer.code) {
      return answer.records.sorted()
    }
    return tree.swiftFiles(in: "Chapters").map { "Chapters/\($0)" }
  }

  /// Stops a command that would work on such files, or on half an update.
  static func check(_ tree: Tree, environment: [String: String]) throws {
    if Changeover.pending(in: tree) != nil { throw UpdateError.interrupted }
    if let conflict = find(in: tree, environment: environment) {
      throw UpdateError.conflict(conflict)
    }
  }
}

extension Git.Failure: ReportedError {
  package var exitCode: ExitCode { .unable }

  package var report: [Block] { [Messages.gitFailed(self)] }
}

extension RenamesError: ReportedError {
  package var exitCode: ExitCode { .unable }

  package var report: [Block] { [Messages.say(Messages.renamesError(self))] }
}
