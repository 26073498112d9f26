import Foundation

/// Works out an update, and writes down all that it needs before a file of the reader's is touched.
struct UpdatePlanner {
  let session: Session
  let number: Int

  private var tree: Tree { session.tree }
  private var folder: String { Changeover.folder(number) }

  /// A plan and what there is to say about it.
  typealias Planned = (plan: Changeover, report: UpdateReport)

  /// Plans the way to an edition; nil if there is nothing to do.
  func plan(_ edition: NewEdition, _ repository: Repository?) throws -> Planned? {
    switch edition.place {
    case .commit(let commit, let repository): try plan(edition, commit, repository)
    case .folder(let other): try plan(edition, other, repository)
    }
  }

  // MARK: From a commit

  private func plan(_ edition: NewEdition, _ commit: String, _ repository: Repository) throws
    -> Planned?
  {
    guard !repository.folder.exists("index.lock") else {
      throw UpdateError.gitIsBusy(repository.folder.path("index.lock"))
    }
    let contents = repository.contents
    let scratch = Tree(root: tree.path("\(folder)/scratch"))
    let theirs = try repository.snapshot(of: commit)
    try check(theirs, edition)
    let reader = try ReadersVersion(
      repository,
      beside: commit,
      theirs,
      contents,
      scratch: scratch
    )
    try Changeover.stepped("read")
    if reader.base == commit, reader.source == .folder { return nil }
    try preload(reader.sides, theirs, contents)
    let result = try Transplant(reader.sides, onto: theirs, contents).result()
    var report = try report(edition, reader.sides, theirs, result, contents)
    report.source = reader.source
    report.heldBack = reader.heldBack
    report.ref = try keepRef(of: reader, repository)
    try Changeover.stepped("ref")

    var tip = reader.tip
    if reader.base == reader.tip {
      tip = commit
      report.move = reader.base == commit ? .none : .forward
    } else if reader.base != commit {
      let tree = try mergedTree(reader, commit, theirs, repository, contents, scratch)
      tip = try repository.commit(
        tree,
        parents: [reader.tip, commit],
        Messages.mergeMessage(edition.name),
        isReaders: true
      )
      report.move = .merge
    }
    try saveGit(repository, tip)
    try Changeover.stepped("git")
    let refs = Changeover.Refs(
      folder: repository.folder.root,
      oldHead: repository.line("HEAD") ?? "",
      branch: reader.branch,
      oldTip: reader.tip,
      newTip: tip,
      notes: Repository.notes.filter(repository.folder.exists)
    )
    let changed = Set(reader.now.filter { reader.edition[$0.key] != $0.value }.keys)
    return try write(result, over: reader.now, changed, refs, report, contents)
  }

  /// A commit that holds the folder and the index as they are, and keeps alive what else there is.
  private func keepRef(of reader: ReadersVersion, _ repository: Repository) throws -> String {
    let index = try repository.commit(
      reader.indexTree,
      parents: [reader.tip],
      "The index before update \(number)"
    )
    let parents = [reader.tip, index] + reader.witnesses
    let commit = try repository.commit(
      reader.nowTree,
      parents: parents,
      "All files before update \(number)"
    )
    let ref = "refs/workbook/before-update-\(number)"
    try repository.git.must(["update-ref", ref, commit])
    return ref
  }

  /// The tree of a merge: the new edition with the answers that the reader has committed.
  private func mergedTree(
    _ reader: ReadersVersion,
    _ commit: String,
    _ theirs: Snapshot,
    _ repository: Repository,
    _ contents: Contents,
    _ scratch: Tree
  ) throws -> String {
    let side = try reader.committed()
    try preload([side], theirs, contents)
    let files = try Transplant([side], onto: theirs, contents).result().files
    let own = Set(files.values.map(\.key)).filter(contents.own.contains).sorted()
    let bytes = try own.map { try contents.data(of: FileEntry(.plain, key: $0)) }
    let objects = try repository.write(bytes, by: Tree(root: scratch.path("objects")))
    let names = Dictionary(zip(own, objects)) { $1 }
    var lines: [String] = []
    for path in Set(files.keys).union(theirs.keys).sorted() where files[path] != theirs[path] {
      if let entry = files[path] {
        lines.append("\(entry.kind.rawValue) \(names[entry.key] ?? entry.key)\t\(path)")
      } else {
        lines.append("0 \(String(repeating: "0", count: commit.count))\t\(path)")
      }
    }
    let index = scratch.path("merge")
    try repository.git.must(["read-tree", commit], index: index)
    if !lines.isEmpty {
      // What goes makes way for what comes.
      let input = Data(lines.sorted().joined(separator: "\0").utf8 + [0])
      try repository.git.must(["update-index", "-z", "--index-info"], input: input, index: index)
    }
    return try repository.git.must(["write-tree"], index: index).text
  }

  /// Copies what git knows only in files, and makes the index that is to be.
  private func saveGit(_ repository: Repository, _ tip: String) throws {
    let copies = Tree(root: tree.path("\(folder)/git"))
    let manager = FileManager.default
    try manager.createDirectory(atPath: copies.root, withIntermediateDirectories: true)
    for name in Repository.notes + ["ORIG_HEAD", "index"] where repository.folder.exists(name) {
      try manager.copyItem(atPath: repository.folder.path(name), toPath: copies.path(name))
    }
    try repository.git.must(["read-tree", tip], index: copies.path("new-index"))
  }

  // MARK: From a folder

  private func plan(_ edition: NewEdition, _ other: Tree, _ repository: Repository?) throws
    -> Planned?
  {
    if let repository, repository.isWhole {
      let isStuck = try repository.operation != nil || !repository.index().unmerged.isEmpty
      guard !isStuck else { throw UpdateError.conflictAndFolder }
    }
    let contents = Contents()
    let theirs = BookFolder.snapshot(of: other, contents)
    let now = BookFolder.snapshot(of: tree, contents)
    let base = try BookFolder.edition(of: now, beside: theirs, contents)
    var report = UpdateReport(number: number, name: edition.name)
    var side = Side(files: now, edition: base)
    side.files = try ReadersVersion.unmarked(now, beside: base, contents) { path in
      side.unmarked.insert(path)
      report.heldBack.append(path)
      report.source = .marks
    }
    let result = try Transplant([side], onto: theirs, contents).result()
    guard result.files != now else { return nil }
    let (held, source) = (report.heldBack, report.source)
    report = try self.report(edition, [side], theirs, result, contents)
    (report.heldBack, report.source) = (held, source)
    report.removed = base.keys
      .filter { path in
        !path.hasPrefix("Chapters/") && theirs[path] == nil && result.files[path] == nil
      }
      .sorted()
    let changed = Set(now.filter { base[$0.key] != $0.value }.keys)
    return try write(result, over: now, changed, nil, report, contents)
  }

  // MARK: From either

  private func check(_ theirs: Snapshot, _ edition: NewEdition) throws {
    let isBook = theirs["Package.swift"] != nil && !EditionChapter.folders(in: theirs).isEmpty
    guard isBook else { throw UpdateError.noBook(edition.name) }
  }

  /// Reads at once what will be needed of chapters that have changed on either side.
  private func preload(_ sides: [Side], _ theirs: Snapshot, _ contents: Contents) throws {
    var needed: [FileEntry] = []
    for side in sides {
      for folder in EditionChapter.folders(in: side.edition) {
        let old = EditionChapter.entries(of: folder, in: side.edition)
        let new = EditionChapter.entries(of: folder, in: theirs)
        let mine = EditionChapter.entries(of: folder, in: side.files)
        guard old != new || old != mine else { continue }
        needed += Array(old.values) + Array(new.values) + Array(mine.values)
      }
      for folder in EditionChapter.folders(in: theirs)
      where side.edition["Chapters/\(folder)/README.md"] == nil {
        needed += EditionChapter.entries(of: folder, in: theirs).values
      }
      needed += [side.edition, theirs].compactMap { $0[Renames.file] }
    }
    try contents.load(needed)
  }

  private func report(
    _ edition: NewEdition,
    _ sides: [Side],
    _ theirs: Snapshot,
    _ result: Transplanted,
    _ contents: Contents
  ) throws -> UpdateReport {
    var report = UpdateReport(number: number, name: edition.name)
    report.isWithoutChanges = edition.isWithoutChanges
    report.placed = result.placed.sorted {
      ($0.new.first ?? $0.old[0]) < ($1.new.first ?? $1.old[0])
    }
    report.imports = result.imports
    report.kept = result.kept.map { kept in
      .init(
        exercise: kept.exercise,
        file: kept.file,
        reason: kept.reason,
        copy: "\(folder)/kept/\(kept.name)"
      )
    }
    let progress = session.store.load()
    let new = try theirs[Renames.file].flatMap(contents.text).map { try Renames($0) } ?? Renames()
    for side in sides {
      let old = try side.edition[Renames.file].flatMap(contents.text).map { try? Renames($0) }
      let table = new.since((old ?? nil) ?? Renames())
      let comparison = BookComparison(old: side.edition, new: theirs, contents: contents)
      let begun = begun(side)
      let changes = try comparison.changes(in: begun, table)
      report.changes += changes.filter { !report.changes.contains($0) }
      for folder in begun {
        let old = EditionChapter.entries(of: folder, in: side.edition)
        guard old != EditionChapter.entries(of: folder, in: theirs) else { continue }
        let chapter = try EditionChapter(folder, in: side.edition, contents)
        let ids = chapter.exercises.sorted()
        report.chapters += [table.image(of: chapter.number)]
        for id in ids {
          let images = table.images(of: id).ids
          report.chapters += images.map(\.chapter)
          if progress.isDone(id) { report.done += images }
        }
      }
    }
    report.chapters = Set(report.chapters).sorted()
    report.done = Set(report.done).sorted()
    return report
  }

  /// The chapters, by their folders, whose code is not as it began.
  private func begun(_ side: Side) -> [String] {
    EditionChapter.folders(in: side.edition)
      .filter { folder in
        guard side.chapters?.contains(folder) != false else { return false }
        let place = "Chapters/\(folder)/"
        return side.edition.contains { path, entry in
          path.hasPrefix(place) && path.hasSuffix(".swift") && side.files[path] != entry
        }
      }
  }

  /// Writes copies of all that is to change and of all that the reader has changed, what is to
  /// stand there, and what is kept.
  private func write(
    _ result: Transplanted,
    over now: Snapshot,
    _ readers: Set<String>,
    _ refs: Changeover.Refs?,
    _ report: UpdateReport,
    _ contents: Contents
  ) throws -> Planned {
    let paths = Set(now.keys).union(result.files.keys)
      .filter { path in
        now[path] != result.files[path] && now[path]?.kind != .module
          && result.files[path]?.kind != .module && !path.hasPrefix(".workbook/")
      }
    try contents.load(paths.compactMap { result.files[$0] })
    var changes: [Changeover.Change] = []
    for path in paths.sorted() {
      try Interruption.check()
      let before = FileState(path, in: tree)
      let after = try result.files[path].map { try state($0, over: before, contents) }
      try before?.write(to: "\(folder)/before/\(path)", in: tree)
      try after?.write(to: "\(folder)/after/\(path)", in: tree)
      changes.append(.init(path: path, before: before?.state, after: after?.state))
      try Changeover.stepped("copy \(path)")
    }
    for path in readers.sorted() where !paths.contains(path) {
      try FileState(path, in: tree)?.write(to: "\(folder)/before/\(path)", in: tree)
    }
    for kept in result.kept { try tree.write(kept.data, to: "\(folder)/kept/\(kept.name)") }
    if let change = try renumberProgress(report) { changes.append(change) }
    try? FileManager.default.removeItem(atPath: tree.path("\(folder)/scratch"))
    try report.save(in: tree)
    try Changeover.stepped("report")
    return (Changeover(number: number, changes: changes, refs: refs), report)
  }

  private func state(_ entry: FileEntry, over before: FileState?, _ contents: Contents) throws
    -> FileState
  {
    let bytes = try contents.data(of: entry)
    if entry.kind == .link {
      return FileState(
        .init(link: String(decoding: bytes, as: UTF8.self), permissions: 0),
        bytes: nil
      )
    }
    var permissions = 0o644
    if let before, before.state.link == nil { permissions = before.state.permissions }
    // Who may read it may run it.
    permissions =
      entry.kind == .executable
      ? permissions | (permissions & 0o444) >> 2 : permissions & ~0o111
    return FileState(.init(link: nil, permissions: permissions), bytes: bytes)
  }

  /// What is remembered of exercises that have other numbers now.
  private func renumberProgress(_ report: UpdateReport) throws -> Changeover.Change? {
    let moved = report.placed.filter { $0.old != $0.new }
    guard !moved.isEmpty, let before = FileState(ProgressStore.file, in: tree) else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let bytes = try encoder.encode(session.store.load().renumbered(moved))
    let after = FileState(before.state, bytes: bytes)
    try before.write(to: "\(folder)/before/\(ProgressStore.file)", in: tree)
    try after.write(to: "\(folder)/after/\(ProgressStore.file)", in: tree)
    return .init(path: ProgressStore.file, before: before.state, after: after.state)
  }
}

extension Progress {
  /// The same where some exercises have other numbers.
  ///
  /// What was known of a chapter as a whole is forgotten: the tests will tell.
  fileprivate func renumbered(_ moved: [Transplanted.Placed]) -> Progress {
    var progress = self
    var states: [(id: ExerciseID, state: String?)] = []
    for move in moved {
      let isDone = move.old.allSatisfy { self.isDone($0) }
      for id in move.old { progress.forget(id) }
      for id in move.new {
        states.append((id, isDone ? ExerciseState.done.keyword : nil))
      }
      if let last, move.old.contains(where: { "\($0)" == last }) {
        progress.last = move.new.first.map { "\($0)" } ?? last
      }
    }
    for (id, state) in states {
      let number = "\(id.chapter)"
      var record =
        progress.chapters[number]
        ?? ChapterRecord(fingerprint: "", exercises: [:], isDone: false)
      record.exercises["\(id)"] = state
      record.isDone = false
      progress.chapters[number] = record
    }
    return progress
  }
}
