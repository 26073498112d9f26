import Foundation

/// Brings the book forward under the reader's answers, or takes that back.
///
/// All is worked out and copied first; only then is a file touched. An update that was interrupted
/// goes on when it is started again.
struct UpdateCommand {
  let session: Session

  /// The folder in which it was started.
  let folder: String

  private var tree: Tree { session.tree }

  func run(from name: String?) throws -> ExitCode {
    guard let report = try update(from: name) else { return .done }
    session.console.show(Messages.updated(report))
    return try test(report)
  }

  /// Does it; nil if there was nothing to do but to say so.
  func update(from name: String?) throws -> UpdateReport? {
    let lock = try session.lock { session.console.show(Messages.waitingForOther) }
    defer { withExtendedLifetime(lock) {} }
    let repository = try Repository(tree, environment: session.environment)
    if let pending = Changeover.pending(in: tree) {
      if pending.phase == .returning {
        try goBack(pending.number, repository)
        return nil
      }
      session.console.show(Messages.goesOn)
      return try finish(try Changeover.read(pending.number, in: tree), repository)
    }
    let own = ".workbook"
    guard !tree.exists(own) || tree.isFolder(own) else { throw BookError.notFolder(own) }
    let edition = try NewEdition.find(name, from: folder, repository, session)
    session.console.showStatus(Messages.planning)
    defer { session.console.clearStatus() }
    let planner = UpdatePlanner(session: session, number: try Changeover.next(in: tree))
    guard let (plan, _) = try planner.plan(edition, repository) else {
      _ = try Changeover.next(in: tree)
      session.console.show(Messages.upToDate(edition.name))
      return nil
    }
    try Interruption.check()
    try plan.begin(in: tree)
    return try finish(plan, repository)
  }

  private func finish(_ plan: Changeover, _ repository: Repository?) throws -> UpdateReport {
    let report = try UpdateReport.read(plan.number, in: tree)
    do {
      let found = try plan.go(in: tree, repository?.git)
      if !found.isEmpty { session.console.show(Messages.found(found)) }
    } catch let error as any ReportedError {
      throw UpdateError.stopped(Messages.reason(error))
    }
    return report
  }

  // MARK: Back

  func runBack() throws -> ExitCode {
    let lock = try session.lock { session.console.show(Messages.waitingForOther) }
    defer { withExtendedLifetime(lock) {} }
    guard let last = Changeover.all(in: tree).last(where: { $0.phase != .returned }) else {
      throw UpdateError.nothingToTakeBack
    }
    try goBack(last.number, try Repository(tree, environment: session.environment))
    return .done
  }

  private func goBack(_ number: Int, _ repository: Repository?) throws {
    let plan = try Changeover.read(number, in: tree)
    do {
      let found = try plan.goBack(in: tree, repository?.git)
      session.console.show(Messages.wentBack(number))
      if !found.isEmpty { session.console.show(Messages.found(found)) }
    } catch let error as any ReportedError {
      throw UpdateError.stopped(Messages.reason(error))
    }
  }

  // MARK: Tests

  /// Runs the tests of the chapters that the reader has begun and that are new.
  private func test(_ report: UpdateReport) throws -> ExitCode {
    let session = session.reread
    let chapters = report.chapters.compactMap { try? session.book.chapter($0) }
    guard !chapters.isEmpty else { return .done }
    session.console.show(Messages.testing(chapters))
    var isBroken = false
    for chapter in chapters {
      let tested = try session.run(chapter)
      let done = report.done.filter { $0.chapter == chapter.number }
      let broken = tested.exercises.filter { done.contains($0.exercise.id) && !$0.state.isDone }
      isBroken = isBroken || tested.compileFailure != nil || !broken.isEmpty
      session.console.show(Messages.tested(tested, broken: broken))
    }
    return isBroken ? .failing : .done
  }
}

extension Session {
  /// The same for the book as it stands on disk now.
  fileprivate var reread: Session {
    Session(
      book: Book(reading: tree),
      console: console,
      store: store,
      isJSON: isJSON,
      isYes: isYes,
      timeout: timeout,
      environment: environment,
      ask: ask
    )
  }
}
