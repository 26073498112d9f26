/// Shows how the reference differs from the reader's code.
struct CompareCommand {
  let session: Session

  func run(_ asked: ExerciseID?) throws -> ExitCode {
    let id = try asked ?? session.currentExercise()
    let comparisons = try comparisons(for: id)
    let exercise = try session.book.exercise(id)
    if !session.isYes, !session.store.load().isDone(id) {
      guard let answer = session.ask(Messages.compareQuestion(exercise)) else {
        throw Trouble.needsYes(.compare, Messages.compareReason(exercise))
      }
      guard answer else { return .done }
    }
    let columns = session.console.terminal.columns
    session.console.show(Messages.comparison(of: exercise, comparisons, columns: columns))
    return .done
  }

  /// The reader's code beside the reference, region by region.
  func comparisons(for id: ExerciseID) throws -> [RegionComparison] {
    let chapter = try session.book.chapter(id.chapter)
    let mine = try ChapterSources(reading: chapter.starters, in: session.tree)
    let reference = try ChapterSources(reading: chapter.solutions, in: session.tree)
    let damage = RegionDamage.all(in: mine, beside: reference)
      .filter { $0.concerns(id, in: reference) }
    guard damage.isEmpty else { throw Trouble.damaged(damage, chapter) }
    let regions = reference.regions(of: id)
    guard !regions.isEmpty else { throw Trouble.noRegion(id) }

    return regions.map { key, region in
      let own = mine.region(key)
      return RegionComparison(
        file: "\(chapter.starters)/\(key.file)",
        line: own?.firstLineOfBody ?? region.line,
        goal: region.goal,
        difference: LineDifference(fromCode: own?.body ?? [], to: region.body)
      )
    }
  }
}
