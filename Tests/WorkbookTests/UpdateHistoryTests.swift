import Foundation
import Testing

@testable import WorkbookKit

/// A hundred readers, and what the book and git do to them.
///
/// Whatever that is: each answer stands where it belongs, or in a file that is named, byte by byte,
/// and the way back leads to how it was.
@Suite struct `Update histories` {
  /// Why an interrupted update stopped.
  struct Stopped: Error {}

  @Test(arguments: 1...100)
  func `no reader loses a line`(_ seed: Int) throws {
    let history = try UpdateHistory(seed)
    let clone = history.clone
    let before = try clone.state
    let tip = try clone.git.run(["rev-parse", "refs/heads/main"]).text
    guard let report = try clone.update() else {
      #expect(history.isMerged || !history.isMarked, "\(history)")
      return
    }
    try expectAllThere(history, report)
    try expectClean(history, after: tip)

    try clone.goBack()
    expectSame(try clone.state, before, history)
  }

  /// Each step of a small update in three states, and some steps of larger ones.
  @Test(arguments: [UpdateHistory.Situation.uncommitted, .merge, .stash])
  func `an update that is interrupted anywhere goes on, or goes back`(
    _ situation: UpdateHistory.Situation
  ) throws {
    try interrupt(UpdateHistory(0, situation), each: 1)
  }

  @Test(arguments: 1...9)
  func `so does a larger one`(_ seed: Int) throws {
    try interrupt(UpdateHistory(seed), each: 7)
  }

  private func interrupt(_ history: UpdateHistory, each stride: Int) throws {
    let clone = history.clone
    let before = try clone.state
    let counter = StepCounter()
    let report = try Changeover.$stepped.withValue(counter.note) { try clone.update() }
    guard report != nil else { return }
    let (whole, steps) = (try clone.files, counter.count)
    counter.begin()
    try Changeover.$stepped.withValue(counter.note) { try clone.goBack() }
    let stepsBack = counter.count
    expectSame(try clone.state, before, history)

    for step in Swift.stride(from: 1 + history.seed % stride, through: steps, by: stride) {
      // Interrupted, and started again.
      counter.begin(stoppingAt: step)
      if try !isThrough(counter, { _ = try clone.update() }) { _ = try clone.update() }
      expectSame(try clone.files, whole, history, "step \(step)")

      // The way back, interrupted somewhere, and started again by one command or the other.
      counter.begin(stoppingAt: step % stepsBack + 1)
      if try !isThrough(counter, { try clone.goBack() }),
        Changeover.all(in: clone.tree).last?.phase != .returned
      {
        if step % 2 == 0 { try clone.goBack() } else { _ = try clone.update() }
      }
      expectSame(try clone.state, before, history, "step \(step), and back")

      // Interrupted, and taken back at once; it may have touched nothing yet.
      counter.begin(stoppingAt: step)
      _ = try isThrough(counter) { _ = try clone.update() }
      if let phase = Changeover.all(in: clone.tree).last?.phase, phase != .returned {
        try clone.goBack()
      }
      expectSame(try clone.state, before, history, "step \(step), and back at once")
    }
  }

  /// Whether something came to its end, and was not interrupted.
  private func isThrough(_ counter: StepCounter, _ work: () throws -> Void) throws -> Bool {
    do {
      try Changeover.$stepped.withValue(counter.note, operation: work)
      return true
    } catch is Stopped {
      return false
    }
  }

  // MARK: Claims

  /// Each answer and each line is in its place, or in a file that the report names.
  private func expectAllThere(_ history: UpdateHistory, _ report: UpdateReport) throws {
    let clone = history.clone
    let copies =
      report.kept.map(\.copy)
      + report.heldBack.map { "\(Changeover.folder(report.number))/before/\($0)" }
    let kept = copies.map { String(decoding: clone.read($0) ?? Data(), as: UTF8.self) }
    var places: [Int: String] = [:]
    for (place, chapter) in history.last.chapters.enumerated() {
      for gap in chapter.exercises.flatMap(\.gaps) {
        places[gap.identity] = "Chapters/\(history.last.folder(place))/\(gap.file)"
      }
    }
    for (identity, answer) in history.answers {
      let text = places[identity].flatMap { try? clone.tree.read($0) } ?? ""
      let body = UpdateHistory.body(of: identity, in: text).map { text[$0] }
      let isInPlace = body.map(String.init) == answer
      // Whoever commits marks commits files, too, that the new edition does not have: they stay.
      let isElsewhere = try history.situation == .marks && isAnywhere(answer, clone)
      #expect(
        isInPlace || isElsewhere || kept.contains { $0.contains(answer) },
        "\(history): the answer to gap \(identity) is lost."
      )
      if history.isSimple(identity) {
        #expect(isInPlace, "\(history): gap \(identity) was to be put back. \(report.kept)")
      }
    }
    for (identity, path) in places where history.answers[identity] == nil {
      let text = try clone.tree.read(path)
      let body = UpdateHistory.body(of: identity, in: text).map { text[$0] } ?? ""
      if history.isSimple(identity) {
        #expect(!body.contains("mine"), "\(history): gap \(identity) has an answer of another.")
      }
    }
    for (line, file) in history.lines {
      let isThere = try isAnywhere(line, clone)
      #expect(isThere || kept.contains { $0.contains(line) }, "\(history): \(line) of \(file)")
    }
    // What nobody has changed is what the new edition says.
    let own = Set(history.lines.values)
    for (path, text) in history.last.files
    where !path.hasPrefix("Chapters/") && !own.contains(path) && !text.hasPrefix("->") {
      #expect(clone.read(path) == Data(text.utf8), "\(history): \(path)")
    }
  }

  private func isAnywhere(_ text: String, _ clone: UpdatedClone) throws -> Bool {
    try clone.files.keys.contains { path in
      clone.read(path).map { String(decoding: $0, as: UTF8.self).contains(text) } ?? false
    }
  }

  /// No conflict and no operation is left; the branch has the new edition, and the reader's commits.
  private func expectClean(_ history: UpdateHistory, after tip: String) throws {
    let git = history.clone.git
    let unmerged = try git.run(["ls-files", "-u"]).text
    #expect(unmerged.isEmpty, "\(history)")
    for note in ["MERGE_HEAD", "rebase-merge", "rebase-apply", "CHERRY_PICK_HEAD"] {
      #expect(!history.clone.tree.exists(".git/\(note)"), "\(history): \(note)")
    }
    #expect(try git.run(["symbolic-ref", "HEAD"]).text == "refs/heads/main", "\(history)")
    for commit in ["origin/main", tip] {
      let isThere = try git.run(["merge-base", "--is-ancestor", commit, "HEAD"]).isGood
      #expect(isThere, "\(history): \(commit)")
    }
    let marked = try history.clone.files.filter { path, _ in
      path.hasSuffix(".swift") && history.clone.read(path).map(ConflictText.isMarked) == true
    }
    #expect(marked.isEmpty, "\(history)")
    if history.situation == .committed {
      #expect(try git.run(["status", "--porcelain"]).text.isEmpty, "\(history)")
    }
  }

  private func expectSame(
    _ left: [String: String],
    _ right: [String: String],
    _ history: UpdateHistory,
    _ moment: String = ""
  ) {
    let different = Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }.sorted()
    #expect(different.isEmpty, "\(history) \(moment)")
  }
}

/// Counts steps, and stops at one of them.
final class StepCounter: @unchecked Sendable {
  // One test uses it, from one thread.
  private(set) var count = 0
  private var last = Int.max

  func begin(stoppingAt step: Int = .max) {
    count = 0
    last = step
  }

  var note: @Sendable (String) throws -> Void {
    { [self] _ in
      count += 1
      if count == last { throw `Update histories`.Stopped() }
    }
  }
}
