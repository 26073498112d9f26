import BookKit
import ConsoleKit
import EngineKit
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
  }

  let cause: Cause
  let files: [String]

  /// Looks for files that are not merged, and for marks of a conflict in the chapters.
  ///
  /// Asked before each command: git is only started where there is a repository.
  static func find(in tree: Tree, environment: [String: String]) -> Conflict? {
    var unmerged: [String] = []
    var operation: Repository.Operation?
    if tree.exists(".git"), let git = Git(in: tree.root, environment: environment),
      let answer = try? git.run(["ls-files", "-u", "-z"]), answer.isGood
    {
      let paths = answer.records.compactMap { $0.split(separator: "\t", maxSplits: 1).last }
      unmerged = Set(paths.map(String.init)).sorted()
      if !unmerged.isEmpty {
        operation = (try? Repository(tree, environment: environment))?.operation
      }
    }
    if !unmerged.isEmpty {
      let cause: Cause =
        switch operation {
        case .merge: .merge
        case .rebase: .rebase
        case .pick, .patches: .pick
        case nil: .stash
        }
      return Conflict(cause: cause, files: unmerged)
    }
    let marked = tree.swiftFiles(in: "Chapters").map { "Chapters/\($0)" }
      .filter { file in
        // Only looked through: most of them the command has no use for.
        let url = URL(fileURLWithPath: tree.path(file))
        let data = try? Data(contentsOf: url, options: .mappedIfSafe)
        return data.map(ConflictText.isMarked) ?? false
      }
    return marked.isEmpty ? nil : Conflict(cause: .unknown, files: marked)
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
