import Foundation

/// Puts other code in an exercise: the starter (`reset`), the starter without the machine around
/// its gaps (`reset --bare`), or the reference (`solve`).
///
/// What the reader had is kept in `.workbook/backups` before a file is touched.
struct RewriteCommand {
  /// What is put in.
  enum Version: Equatable, Sendable {
    case starter
    case bareStarter
    case reference
  }

  let session: Session
  let version: Version

  func run(_ target: Target) throws -> ExitCode {
    session.console.show(try perform(target))
    return .done
  }

  /// Does it, and gives what there is to say about it.
  func perform(_ target: Target) throws -> [Block] {
    let chapter = try session.book.chapter(target.chapter)
    if case .exercise(let id) = target { _ = try session.book.exercise(id) }
    let text = try ChapterText(reading: chapter, in: session.tree, isRepairing: true)
    let ids = exercises(target, text.solution)
    guard !ids.isEmpty else { throw WorkbookError.noRegion(ExerciseID(chapter.number, 1)) }
    let machines = text.solution.machines.intersection(ids)
    if version == .bareStarter, machines.isEmpty { throw WorkbookError.noMachine(target) }
    let rewrite = try rewrite(ids, machines, target, chapter, text)
    let old = text.starter.texts()
    let changed = rewrite.texts.filter { name, text in old[name] != text }

    let backups = Backups(session.tree)
    var kept: [Backups.Copy] = []
    let texts = changed.sorted { $0.key < $1.key }
      .map { (file: "\(chapter.starters)/\($0.key)", text: $0.value) }
    for (file, _) in texts {
      if let copy = try backups.keep(file, for: target) { kept.append(copy) }
    }
    try session.tree.write(texts)
    session.store.update { progress in
      for id in ids + rewrite.lost { progress.forget(id) }
      if version == .reference { progress.noteSolved(ids) }
    }
    let strangers = text.starter.files.keys.filter { text.solution.files[$0] == nil }.sorted()
    return Messages.rewritten(target, version, kept, alsoLost: rewrite.lost)
      + Messages.strangers(strangers.map { "\(chapter.starters)/\($0)" })
  }

  private func exercises(_ target: Target, _ solution: ChapterSources) -> [ExerciseID] {
    switch target {
    case .chapter: solution.exercises.sorted()
    case .exercise(let id): solution.regions(of: id).isEmpty ? [] : [id]
    }
  }

  /// The new texts of the files that are concerned.
  private func rewrite(
    _ ids: [ExerciseID],
    _ machines: Set<ExerciseID>,
    _ target: Target,
    _ chapter: Chapter,
    _ text: ChapterText
  ) throws -> Rewrite {
    let bare =
      switch version {
      case .starter: text.bare.subtracting(ids)
      case .bareStarter: text.bare.union(machines)
      case .reference: text.bare
      }
    let isAnotherForm = bare != text.bare
    let text =
      isAnotherForm
      ? try ChapterText(reading: chapter, in: session.tree, bare: bare, isRepairing: true) : text
    if version != .reference, case .chapter = target {
      return Rewrite(texts: text.solution.starterTexts)
    }
    let damage = text.damage(to: ids)
    guard damage.isEmpty, !isAnotherForm else {
      guard version != .reference else { throw WorkbookError.damaged(damage, chapter) }
      return Rewrite(restoring: ids, in: text)
    }
    return Rewrite(replacing: ids, in: text, with: version)
  }
}

/// The new texts of a reader's files, worked out before any of them is written.
struct Rewrite: Equatable, Sendable {
  /// The texts by the names of the files, relative to the chapter's folder.
  let texts: [String: String]

  /// Exercises beside those that were asked for, whose code could not be carried over.
  let lost: [ExerciseID]

  init(texts: [String: String], lost: [ExerciseID] = []) {
    self.texts = texts
    self.lost = lost
  }

  /// Puts other code in the regions of some exercises, and changes no other byte.
  init(
    replacing ids: [ExerciseID],
    in text: ChapterText,
    with version: RewriteCommand.Version
  ) {
    var bodies: [RegionKey: [SourceLine]] = [:]
    for (key, region) in text.solution.regions where ids.contains(key.exercise) {
      bodies[key] = version == .reference ? region.body : region.starterBody
    }
    let files = Set(bodies.keys.map(\.file))
    self.init(texts: text.starter.texts(replacing: bodies).filter { files.contains($0.key) })
  }

  /// Brings damaged files back whole; the code of other exercises is carried over where its
  /// markers can still be read.
  init(
    restoring ids: [ExerciseID],
    in text: ChapterText
  ) {
    let (mine, reference) = (text.starter, text.solution)
    let files = Set(ids.flatMap { reference.regions(of: $0).map(\.key.file) })
    var bodies: [RegionKey: [SourceLine]] = [:]
    var lost: Set<ExerciseID> = []
    for (key, region) in reference.regions {
      let isWanted = ids.contains(key.exercise)
      let count = { (sources: ChapterSources) in
        sources.regions(of: key.exercise).count { $0.key.file == key.file }
      }
      if !isWanted, let own = mine.region(key), count(mine) == count(reference) {
        bodies[key] = own.startsAsComments + own.body
      } else {
        bodies[key] = region.starterBody
        if !isWanted, files.contains(key.file), mine.files[key.file] != nil {
          lost.insert(key.exercise)
        }
      }
    }
    self.init(
      texts: reference.texts(replacing: bodies).filter { files.contains($0.key) },
      lost: lost.sorted()
    )
  }
}

/// Copies of the reader's files, made before they are written over.
struct Backups {
  /// A file and where it is kept, both relative to the root.
  struct Copy: Equatable, Sendable {
    let file: String
    let backup: String
  }

  static let folder = ".workbook/backups"

  private let tree: Tree

  init(_ tree: Tree) {
    self.tree = tree
  }

  /// Keeps a file as it is; nil if there is none.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - target: What is about to change in it.
  /// - Returns: Where the copy is.
  /// - Throws: `BookError` if the copy can't be made; then the file must not be touched.
  func keep(_ file: String, for target: Target) throws -> Copy? {
    let own = ".workbook"
    guard !tree.exists(own) || tree.isFolder(own) else { throw BookError.notFolder(own) }
    guard let data = FileManager.default.contents(atPath: tree.path(file)) else { return nil }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let stem = "\(Self.folder)/\(Stamp.now())-\(target)"
    var backup = "\(stem)-\(name)"
    var number = 2
    while tree.exists(backup) {
      backup = "\(stem)-\(number)-\(name)"
      number += 1
    }
    try tree.write(data, to: backup)
    return Copy(file: file, backup: backup)
  }
}
