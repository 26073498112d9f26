import Foundation

/// Checks that the book is right, chapter by chapter, in copies.
struct VerifyCommand {
  let session: Session

  /// Whether each variant is built by itself.
  let isOneByOne: Bool

  func run(chapter number: Int?, jobs: Int) throws -> ExitCode {
    let chapters = try number.map { [try session.book.chapter($0)] } ?? session.book.chapters
    guard !chapters.isEmpty else { throw Trouble.emptyBook }
    let lock = try FileLock.take(".build/verify.lock", in: session.tree, seconds: 600) {
      session.console.show(Messages.waitingForOther)
    }
    defer { withExtendedLifetime(lock) {} }
    let start = Clock.seconds
    let board = VerifyBoard(chapters, console: session.console)
    let workers = (1...max(1, min(jobs, chapters.count)))
      .map { number in
        Worker { work(number, board) }
      }
    for worker in workers { worker.wait() }
    session.console.clearStatus()
    if let trouble = board.trouble { throw trouble }
    session.console.show(Messages.verifyTable(board.results, seconds: Clock.seconds - start))
    return board.results.allSatisfy(\.isPassed) ? .done : .failing
  }

  private func work(_ worker: Int, _ board: VerifyBoard) {
    let copy = Copy(of: session.tree, at: ".build/verify/\(worker)")
    do {
      board.show(Messages.copying, by: worker)
      try copy.refresh()
      while let chapter = board.take() {
        let verifier = ChapterVerifier(
          chapter: chapter,
          copy: copy,
          patience: session.patience,
          environment: session.environment,
          isOneByOne: isOneByOne
        ) {
          board.show(Messages.verifying(chapter, $0, $1, of: $2), by: worker)
        }
        board.finish(try verifier.run(), by: worker)
      }
    } catch {
      board.fail(error)
    }
  }
}
