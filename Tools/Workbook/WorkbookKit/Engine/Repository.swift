import Foundation

/// The repository that the book is.
package struct Repository {
  package let git: Git

  /// git's own folder.
  package let folder: Tree

  /// The commit that is checked out; nil before the first one.
  package let head: String?

  /// The branch that is checked out, as in `refs/heads/main`; nil where HEAD is detached.
  package let branch: String?

  package let isShallow: Bool

  /// Whether the book is all of it, and not a folder in something else.
  package let isWhole: Bool

  /// nil where there is no git, or no repository.
  package init?(_ tree: Tree, environment: [String: String]) throws {
    guard let git = Git(in: tree.root, environment: environment) else { return nil }
    let answer = try git.run([
      "rev-parse", "--absolute-git-dir", "--show-prefix", "--is-shallow-repository", "HEAD",
      "--symbolic-full-name", "HEAD",
    ])
    let lines = answer.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard lines.count >= 3 else {
      // A repository that git does not trust is one all the same.
      guard !answer.errors.contains("dubious ownership") else {
        throw Git.Failure(command: "rev-parse", reason: answer.reason)
      }
      return nil
    }
    self.git = git
    folder = Tree(root: lines[0])
    isWhole = lines[1].isEmpty
    isShallow = lines[2] == "true"
    head = answer.isGood && lines.count > 3 ? lines[3] : nil
    branch = answer.isGood && lines.count > 4 && lines[4] != "HEAD" ? lines[4] : nil
  }

  /// What was begun and has not ended.
  package enum Operation: Equatable, Sendable {
    case merge(autostash: String?)
    case rebase(branch: String, tip: String, autostash: String?)
    case pick
    case patches
  }

  /// What is under way, as git's folder says.
  package var operation: Operation? {
    if folder.exists("rebase-apply/applying") { return .patches }
    for place in ["rebase-merge", "rebase-apply"] where folder.exists("\(place)/orig-head") {
      let branch = line("\(place)/head-name") ?? ""
      return .rebase(
        branch: branch,
        tip: line("\(place)/orig-head") ?? "",
        autostash: line("\(place)/autostash")
      )
    }
    if folder.exists("MERGE_HEAD") { return .merge(autostash: line("MERGE_AUTOSTASH")) }
    if folder.exists("CHERRY_PICK_HEAD") || folder.exists("REVERT_HEAD") { return .pick }
    return nil
  }

  /// The files in which git remembers what is under way.
  package static let notes = [
    "MERGE_HEAD", "MERGE_MODE", "MERGE_MSG", "MERGE_RR", "MERGE_AUTOSTASH", "AUTO_MERGE",
    "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD", "SQUASH_MSG", "rebase-merge", "rebase-apply",
    "sequencer",
  ]

  /// The one line of a file in git's folder.
  package func line(_ file: String) -> String? {
    let text = try? folder.read(file)
    return text.map { String($0.prefix { $0 != "\n" }) }
  }

  // MARK: Files

  /// The files of a commit or a tree.
  package func snapshot(of commit: String) throws -> Snapshot {
    var snapshot: Snapshot = [:]
    for record in try git.must(["ls-tree", "-r", "-z", "--full-tree", commit]).records {
      // `100644 blob 1234…<tab>path`
      let parts = record.split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      guard parts.count == 2, words.count == 3 else { continue }
      let kind = FileEntry.Kind(rawValue: String(words[0])) ?? .plain
      snapshot[String(parts[1])] = FileEntry(kind, key: String(words[2]))
    }
    return snapshot
  }

  /// The index: each path with its version, or with its versions where they are not merged.
  package struct Index {
    package var merged: Snapshot = [:]

    /// 1 is what both come from, 2 is ours, 3 is theirs.
    package var unmerged: [String: [Int: FileEntry]] = [:]
  }

  package func index() throws -> Index {
    var index = Index()
    for record in try git.must(["ls-files", "-s", "-z"]).records {
      // `100644 1234… 0<tab>path`
      let parts = record.split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      guard parts.count == 2, words.count == 3, let stage = Int(words[2]) else { continue }
      let kind = FileEntry.Kind(rawValue: String(words[0])) ?? .plain
      let entry = FileEntry(kind, key: String(words[1]))
      if stage == 0 {
        index.merged[String(parts[1])] = entry
      } else {
        index.unmerged[String(parts[1]), default: [:]][stage] = entry
      }
    }
    return index
  }

  /// The bytes of git's objects.
  package var contents: Contents {
    Contents { [git] keys in
      let input = Data(keys.map { "\($0)\n" }.joined().utf8)
      let output = try git.must(["cat-file", "--batch"], input: input).output
      var found: [String: Data] = [:]
      var rest = output[...]
      for key in keys {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
        // `1234… blob 56`
        let words = rest[..<end].split(separator: UInt8(ascii: " "))
        rest = rest[(end + 1)...]
        let size = words.last.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
        guard words.count == 3, let size, rest.count >= size else { continue }
        found[key] = Data(rest.prefix(size))
        rest = rest.dropFirst(size + 1)
      }
      return found
    }
  }

  /// The object for each of some bytes.
  package func write(_ files: [Data], by way: Tree) throws -> [String] {
    guard !files.isEmpty else { return [] }
    var paths = ""
    for (number, data) in files.enumerated() {
      try way.write(data, to: "\(number)")
      paths += way.path("\(number)") + "\n"
    }
    return
      try git.must(
        ["hash-object", "-w", "--no-filters", "--stdin-paths"],
        input: Data(paths.utf8)
      )
      .text.split(separator: "\n").map(String.init)
  }

  /// Who commits where nobody has told git a name.
  package static let identity = [
    "GIT_AUTHOR_NAME": "workbook", "GIT_AUTHOR_EMAIL": "workbook@localhost",
    "GIT_COMMITTER_NAME": "workbook", "GIT_COMMITTER_EMAIL": "workbook@localhost",
  ]

  /// Makes a commit, under the reader's name where git knows one.
  package func commit(
    _ tree: String,
    parents: [String],
    _ message: String,
    isReaders: Bool = false
  ) throws -> String {
    let arguments =
      ["commit-tree", tree] + parents.flatMap { ["-p", $0] } + ["-m", message]
    if isReaders {
      let answer = try git.run(arguments)
      if answer.isGood { return answer.text }
    }
    return try git.must(arguments, adding: Self.identity).text
  }

  /// The commit that a name stands for; nil if it is none.
  package func commit(named name: String) throws -> String? {
    let answer = try git.run([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}",
    ])
    return answer.isGood ? answer.text : nil
  }

  /// The commit that two others both come from; nil if there is none.
  package func base(of first: String, _ second: String) throws -> String? {
    let answer = try git.run(["merge-base", first, second])
    return answer.isGood ? answer.text.split(separator: "\n").first.map(String.init) : nil
  }
}
