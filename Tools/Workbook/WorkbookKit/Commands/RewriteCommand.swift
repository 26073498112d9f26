/// Puts other code in an exercise: the starter (`reset`) or the reference (`solve`).
///
/// What the reader had is kept in `.workbook/backups` before a file is touched.
struct RewriteCommand {
  /// What is put in.
  enum Version: Equatable, Sendable {
    case starter
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
    let mine = try ChapterSources(reading: chapter.starters, in: session.tree)
    let reference = try ChapterSources(reading: chapter.solutions, in: session.tree)
    let ids = exercises(target, reference)
    guard !ids.isEmpty else { throw Trouble.noRegion(ExerciseID(chapter.number, 1)) }
    let rewrite = try rewrite(ids, target, chapter, mine, reference)
    let changed = rewrite.texts.filter { name, text in
      (try? session.tree.read("\(chapter.starters)/\(name)")) != text
    }

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
    }
    return Messages.rewritten(target, version, kept, alsoLost: rewrite.lost)
  }

  private func exercises(_ target: Target, _ reference: ChapterSources) -> [ExerciseID] {
    switch target {
    case .chapter: reference.exercises.sorted()
    case .exercise(let id): reference.regions(of: id).isEmpty ? [] : [id]
    }
  }

  /// The new texts of the files that are concerned.
  private func rewrite(
    _ ids: [ExerciseID],
    _ target: Target,
    _ chapter: Chapter,
    _ mine: ChapterSources,
    _ reference: ChapterSources
  ) throws -> Rewrite {
    if version == .starter, case .chapter = target {
      return Rewrite(texts: reference.starterTexts)
    }
    let damage = RegionDamage.all(in: mine, beside: reference)
      .filter { damage in ids.contains { damage.concerns($0, in: reference) } }
    guard damage.isEmpty else {
      guard version == .starter else { throw Trouble.damaged(damage, chapter) }
      return Rewrite(restoring: ids, in: mine, from: reference)
    }
    return Rewrite(replacing: ids, in: mine, from: reference, with: version)
  }
}
