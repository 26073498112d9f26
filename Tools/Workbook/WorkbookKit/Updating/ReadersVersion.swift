import Foundation

/// What a reader has written, wherever git has put it.
struct ReadersVersion {
  /// Where the reader's files were found.
  enum Source: Codable, Equatable {
    /// In the folder, as nothing is under way.
    case folder

    /// A merge had stopped: what the reader had before it.
    case merge

    /// A merge had stopped that had put changes aside before: those.
    case autostash

    /// A rebase had stopped: the branch as it was before it.
    case rebase

    case pick

    /// Changes that were put aside, and could not be taken out again.
    case stash

    /// Files that are not merged, and nothing says why.
    case unmerged

    /// Marks of a conflict in the text, and no conflict any more.
    case marks
  }

  /// The sides for the transplantation; the first one says what there is beside chapters.
  private(set) var sides: [Side]
  private(set) var source: Source

  /// Files in which something else stands than what was taken for the reader's.
  private(set) var heldBack: [String] = []

  /// All that is in the folder now, ignored files excepted, and its tree.
  let now: Snapshot
  let nowTree: String

  /// A tree of the index, with versions that are not merged in folders for each stage.
  let indexTree: String

  /// The branch that the reader is on, or was before a rebase, and its last commit.
  let branch: String
  let tip: String

  /// Commits that hold something of the reader's, and that nothing else may keep alive.
  private(set) var witnesses: [String] = []

  /// The commit that the reader's branch has in common with the new edition, and its files.
  let base: String
  let edition: Snapshot

  private let repository: Repository
  private let contents: Contents

  /// Finds it.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - new: The commit of the new edition.
  ///   - theirs: Its files.
  ///   - contents: The bytes of git's objects.
  ///   - scratch: A folder for files that are needed for a moment.
  /// - Throws: `UpdateError` where it can't be told.
  init(
    _ repository: Repository,
    beside new: String,
    _ theirs: Snapshot,
    _ contents: Contents,
    scratch: Tree
  ) throws {
    self.repository = repository
    self.contents = contents
    guard let head = repository.head else { throw UpdateError.noCommit }
    let operation = repository.operation
    let index = try repository.index()
    (indexTree, nowTree) = try Self.trees(repository, index, scratch)
    now = try repository.snapshot(of: nowTree)
    var autostash: String?
    switch operation {
    case .patches: throw UpdateError.patches
    case .rebase(let name, let before, let aside):
      guard name.hasPrefix("refs/heads/") else { throw UpdateError.detached(head) }
      (branch, tip, autostash, source) = (name, before, aside, .rebase)
      witnesses = [head]
    case .merge(let aside):
      guard let name = repository.branch else { throw UpdateError.detached(head) }
      (branch, tip, autostash, source) = (name, head, aside, aside == nil ? .merge : .autostash)
    case .pick, nil:
      guard let name = repository.branch else { throw UpdateError.detached(head) }
      (branch, tip, source) = (name, head, operation == nil ? .folder : .pick)
    }
    guard let base = try repository.base(of: tip, new) else {
      throw repository.isShallow ? UpdateError.shallow : .unrelated
    }
    self.base = base
    edition = try repository.snapshot(of: base)
    sides = [Side(files: now, edition: edition)]

    if let autostash {
      witnesses.append(autostash)
      sides[0].files = untracked(index, beside: try repository.snapshot(of: autostash))
    } else if case .rebase = operation {
      sides[0].files = untracked(index, beside: try repository.snapshot(of: tip))
    } else if operation != nil {
      sides[0].files = before(index, try repository.snapshot(of: tip))
    } else if !index.unmerged.isEmpty {
      try takeUnmerged(index, new)
    }
    if source != .folder {
      heldBack =
        now.filter { path, entry in
          guard sides[0].files[path] != entry, theirs[path] != entry else { return false }
          // What git merged alone is of no interest; what both sides changed may be made by hand.
          return index.merged[path] != entry
            || edition[path] != theirs[path] && edition[path] != sides[0].files[path]
        }
        .keys.sorted()
    }
    try unmark()
  }

  /// The index and the folder as trees; the folder's is made in an index of its own.
  private static func trees(
    _ repository: Repository,
    _ index: Repository.Index,
    _ scratch: Tree
  ) throws -> (index: String, now: String) {
    let (git, file) = (repository.git, scratch.path("index"))
    if let data = FileManager.default.contents(atPath: repository.folder.path("index")) {
      try scratch.write(data, to: "index")
    }
    let indexTree: String
    if index.unmerged.isEmpty {
      indexTree = try git.must(["write-tree"], index: file).text
    } else {
      var lines = index.merged.map { "\($1.kind.rawValue) \($1.key)\t\($0)" }
      for (path, stages) in index.unmerged {
        lines += stages.map { "\($1.kind.rawValue) \($1.key)\t.unmerged/\($0)/\(path)" }
      }
      let input = Data(lines.sorted().joined(separator: "\0").utf8 + [0])
      let other = scratch.path("stages")
      try git.must(["update-index", "-z", "--index-info"], input: input, index: other)
      indexTree = try git.must(["write-tree"], index: other).text
    }
    try git.must(["add", "-A", "--", "."] + Self.excluded(repository), index: file)
    return (indexTree, try git.must(["write-tree"], index: file).text)
  }

  /// Our own folders, where the book does not ignore them; git complains of naming one that it does.
  private static func excluded(_ repository: Repository) -> [String] {
    let folders = [".workbook", ".build"]
    let ignored = (try? Tree(root: repository.git.folder).read(".gitignore")) ?? ""
    return folders.filter { !ignored.contains($0) }.map { ":(exclude)\($0)" }
  }

  // MARK: Conflicts

  /// A tree of the reader's, and beside it the files that git does not know.
  private func untracked(_ index: Repository.Index, beside tree: Snapshot) -> Snapshot {
    let unknown = now.filter { index.merged[$0.key] == nil && index.unmerged[$0.key] == nil }
    return tree.merging(unknown) { mine, _ in mine }
  }

  /// What the reader had before git put another version into it.
  ///
  /// What git has merged is as the index says; a file that differs from it was changed by the reader.
  private func before(_ index: Repository.Index, _ head: Snapshot) -> Snapshot {
    var files: Snapshot = [:]
    for path in Set(now.keys).union(head.keys).union(index.unmerged.keys) {
      if index.unmerged[path] != nil {
        // The same as the second stage, but for files to which git has given another name.
        files[path] = head[path]
      } else if let merged = index.merged[path] {
        files[path] = now[path] == merged ? head[path] : now[path]
      } else {
        files[path] = now[path] ?? head[path]
      }
    }
    return files
  }

  /// Takes the reader's side of a stash that could not be taken out, or of whatever it was.
  private mutating func takeUnmerged(_ index: Repository.Index, _ new: String) throws {
    let stages = index.unmerged
    let isSquash = repository.folder.exists("SQUASH_MSG")
    guard !isSquash, let stash = try stash(of: stages) else {
      source = .unmerged
      for (path, stages) in stages {
        sides[0].files[path] = stages[isSquash ? 2 : 3]
        if !isSquash, let old = stages[1] { sides[0].edition[path] = old }
      }
      return
    }
    source = .stash
    witnesses.append(stash.commit)
    let old = try repository.base(of: stash.parent, new) ?? stash.parent
    let before = try repository.snapshot(of: stash.parent)
    let touched = Set(
      Set(stash.files.keys).union(before.keys)
        .filter { $0.hasPrefix("Chapters/") && stash.files[$0] != before[$0] }
        .compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) }
    )
    for (path, stages) in stages {
      let isCode = path.hasPrefix("Chapters/") && path.hasSuffix(".swift")
      // What was merged without a conflict may have been worked on since; what was not says nothing.
      sides[0].files[path] = isCode ? edition[path] : stages[3]
      if !isCode { sides[0].edition[path] = stages[1] }
    }
    sides.append(
      Side(files: stash.files, edition: try repository.snapshot(of: old), chapters: touched)
    )
  }

  /// The stash that the files come from.
  private func stash(of stages: [String: [Int: FileEntry]]) throws
    -> (commit: String, parent: String, files: Snapshot)?
  {
    let list = try repository.git.run(["stash", "list", "--format=%H %P"])
    for line in list.text.split(separator: "\n").prefix(20) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1 else { continue }
      let files = try repository.snapshot(of: words[0])
      if stages.allSatisfy({ files[$0.key] == $0.value[3] }) { return (words[0], words[1], files) }
    }
    return nil
  }

  /// Takes the reader's side wherever marks of a conflict stand in the text of a chapter.
  private mutating func unmark() throws {
    for place in sides.indices {
      let side = sides[place]
      sides[place].files = try Self.unmarked(side.files, beside: side.edition, contents) { path in
        heldBack.append(path)
        sides[place].unmarked.insert(path)
        if source == .folder { source = .marks }
      }
    }
    heldBack = Set(heldBack).sorted()
  }

  static func unmarked(
    _ files: Snapshot,
    beside edition: Snapshot,
    _ contents: Contents,
    found: (String) -> Void
  ) throws -> Snapshot {
    var files = files
    let changed = files.filter { path, entry in
      path.hasPrefix("Chapters/") && path.hasSuffix(".swift") && edition[path] != entry
    }
    try contents.load(changed.values)
    for (path, entry) in changed.sorted(by: { $0.key < $1.key }) {
      guard let text = try contents.text(of: entry), let conflict = ConflictText(text) else {
        continue
      }
      files[path] = FileEntry(entry.kind, key: contents.key(for: Data(conflict.readers.utf8)))
      found(path)
    }
    return files
  }

  /// What is committed on the reader's branch, as a side.
  func committed() throws -> Side {
    let files = try repository.snapshot(of: tip)
    var side = Side(files: files, edition: edition)
    side.files = try Self.unmarked(files, beside: edition, contents) { side.unmarked.insert($0) }
    return side
  }
}
