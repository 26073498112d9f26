import Foundation

/// The edition that the book is brought to.
struct NewEdition {
  /// Where its files are.
  enum Place {
    case commit(String, Repository)
    case folder(Tree)
  }

  let place: Place

  /// What it is called: `origin/main`, `v2`, or a folder.
  let name: String

  /// Whether the folder that it was taken from has changes that are not committed.
  var isWithoutChanges = false

  /// Finds what was asked for; without a name, the upstream of the branch, fetched.
  static func find(
    _ asked: String?,
    from current: String,
    _ repository: Repository?,
    _ session: Session
  ) throws -> NewEdition {
    guard let asked else {
      guard let repository else {
        throw UpdateError.noGit(Git(in: session.tree.root, environment: session.environment) != nil)
      }
      guard repository.isWhole else { throw UpdateError.notWhole }
      return try upstream(repository, session)
    }
    let path = URL(
      fileURLWithPath: asked,
      relativeTo: URL(fileURLWithPath: current, isDirectory: true)
    )
    .standardizedFileURL.path
    let folder = Tree(root: path)
    if folder.isFolder("") {
      return try self.folder(folder, asked, repository, session)
    }
    guard let repository, repository.isWhole else { throw UpdateError.noFolder(asked) }
    if let commit = try repository.commit(named: asked) {
      return NewEdition(place: .commit(commit, repository), name: asked)
    }
    // A tag or a branch that came out since the last fetch.
    if let remote = try remotes(repository).first {
      try fetch(["--tags", remote], session, repository, from: remote)
      for name in [asked, "\(remote)/\(asked)"] {
        if let commit = try repository.commit(named: name) {
          return NewEdition(place: .commit(commit, repository), name: name)
        }
      }
    }
    throw UpdateError.unknownEdition(asked)
  }

  private static func upstream(_ repository: Repository, _ session: Session) throws -> NewEdition {
    var branch = repository.branch
    if case .rebase(let name, _, _) = repository.operation { branch = name }
    guard let branch else { throw UpdateError.detached(repository.head ?? "") }
    let format = "%(upstream)%00%(upstream:remotename)%00%(upstream:short)"
    let answer = try repository.git.must(["for-each-ref", "--format=\(format)", branch])
    let words = answer.text.split(separator: "\0", omittingEmptySubsequences: false)
      .map(String.init)
    guard words.count == 3, !words[0].isEmpty else {
      let name = branch.split(separator: "/").dropFirst(2).joined(separator: "/")
      throw UpdateError.noUpstream(branch: name, remote: try remotes(repository).first)
    }
    let (name, remote, short) = (words[0], words[1], words[2])
    if remote != "." { try fetch([remote], session, repository, from: remote) }
    guard let commit = try repository.commit(named: name) else {
      throw UpdateError.unknownEdition(short)
    }
    return NewEdition(place: .commit(commit, repository), name: short)
  }

  private static func remotes(_ repository: Repository) throws -> [String] {
    let names = try repository.git.run(["remote"]).text.split(separator: "\n").map(String.init)
    return names.filter { $0 == "origin" } + names.filter { $0 != "origin" }
  }

  /// Another copy of the book: its last commit where it shares some with this one, else its files.
  private static func folder(
    _ folder: Tree,
    _ asked: String,
    _ repository: Repository?,
    _ session: Session
  ) throws -> NewEdition {
    guard folder.root != session.tree.root else { throw UpdateError.itself }
    if let repository, repository.isWhole,
      let other = try Repository(folder, environment: session.environment), other.isWhole,
      let commit = other.head
    {
      try fetch(["--no-tags", folder.root, "HEAD"], session, repository, from: asked)
      let base = try repository.head.flatMap { try repository.base(of: $0, commit) }
      if base != nil {
        let status = try other.git.run(["status", "--porcelain"]).text
        return NewEdition(
          place: .commit(commit, repository),
          name: asked,
          isWithoutChanges: !status.isEmpty
        )
      }
    }
    guard folder.exists("Package.swift"), folder.isFolder("Chapters"), folder.isFolder("Solutions")
    else { throw UpdateError.noBook(asked) }
    return NewEdition(place: .folder(folder), name: asked)
  }

  /// Fetches; this may take long, and can be interrupted.
  private static func fetch(
    _ words: [String],
    _ session: Session,
    _ repository: Repository,
    from name: String
  ) throws {
    session.console.showStatus(Messages.fetching(name))
    defer { session.console.clearStatus() }
    var environment = session.environment
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["LC_ALL"] = "C"
    if environment["GIT_SSH_COMMAND"] == nil {
      // There is no terminal to ask for a password at.
      environment["GIT_SSH_COMMAND"] = "ssh -o BatchMode=yes"
    }
    let child = try ChildProcess(
      starting: ProcessRequest(
        program: "git",
        arguments: ["-C", repository.git.folder, "fetch", "--quiet"] + words,
        environment: environment,
        folder: repository.git.folder
      )
    )
    child.wait(seconds: 300)
    try Interruption.check()
    guard child.ending == .exited(0) else {
      let lines = child.output.text.split(separator: "\n").map(String.init)
      let line = lines.first { $0.hasPrefix("fatal:") } ?? lines.first ?? "no answer"
      throw UpdateError.noFetch(name, reason: line.replacing("fatal: ", with: ""))
    }
  }
}
