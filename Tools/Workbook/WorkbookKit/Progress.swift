import Foundation

/// What is remembered from one run to the next.
///
/// It says where to look first, and no more: whether an exercise is done is what its tests say.
struct Progress: Codable, Equatable, Sendable {
  /// How a chapter stood when it was tested last.
  struct ChapterRecord: Codable, Equatable, Sendable {
    /// Sums up the files that were tested; other files make this record old.
    var fingerprint: String

    /// The state of each exercise by its number.
    var exercises: [String: String]

    /// A sum over the code of each exercise that was done, as it was then.
    var code: [String: String]?

    /// A sum over the code of each gap as it was tested last, and the gaps that were changed before
    /// that.
    var gaps: [String: String]?
    var changed: [String]?

    /// Whether all tests of the chapter passed.
    var isDone: Bool

    /// When it was tested last, in seconds since 1970, and how long that took.
    var ranAt: Double?
    var seconds: Double?
  }

  var version = 1

  /// The chapters by their numbers.
  var chapters: [String: ChapterRecord] = [:]

  /// The exercise at which the last run left the reader.
  var last: String?

  /// How many hints were shown, by the numbers of the exercises.
  var hints: [String: Int] = [:]

  /// The exercises for which the reader took the reference.
  var solved: [String]?

  /// Whether an exercise was done when it was tested last.
  func isDone(_ id: ExerciseID) -> Bool {
    chapters["\(id.chapter)"]?.exercises["\(id)"] == ExerciseState.done.keyword
  }

  /// The exercises before one that were done, and whose code is another since.
  func changed(before id: ExerciseID, in text: ChapterText) -> [ExerciseID] {
    guard let code = chapters["\(id.chapter)"]?.code else { return [] }
    return code.compactMap { ExerciseID($0.key) }
      .filter { $0 < id && isDone($0) && code["\($0)"] != text.fingerprint(of: $0) }.sorted()
  }

  /// Whether a chapter was done, and is the same since.
  ///
  /// The fingerprint is only taken if the record says so.
  func isDone(_ chapter: Chapter, fingerprint: @autoclosure () -> String) -> Bool {
    guard let record = chapters["\(chapter.number)"], record.isDone else { return false }
    return record.fingerprint == fingerprint() && chapter.exercises.allSatisfy { isDone($0.id) }
  }

  /// Takes over what a run has said; exercises that it did not ask about stay as they were.
  mutating func note(
    _ report: ChapterReport,
    isWhole: Bool,
    fingerprint: String,
    at now: Double
  ) {
    let id = (report.current ?? report.exercises.last)?.exercise.id
    guard report.compileFailure == nil else {
      // When a whole chapter does not compile, it can't be said which exercise is meant.
      let known = last.flatMap { ExerciseID($0) }
      if !isWhole || known?.chapter != id?.chapter { last = id.map { "\($0)" } ?? last }
      return
    }
    last = id.map { "\($0)" } ?? last
    let number = "\(report.chapter.number)"
    var record =
      chapters[number] ?? ChapterRecord(fingerprint: fingerprint, exercises: [:], isDone: false)
    // A hang may have come before the tests of an exercise that was only looked at again.
    for exercise in report.exercises + report.earlier.filter({ $0.state != .untested }) {
      let id = exercise.exercise.id
      record.exercises["\(id)"] = exercise.state.keyword
      if exercise.state.isDone {
        record.code = (record.code ?? [:])
          .merging(["\(id)": report.text.fingerprint(of: id)]) { $1 }
      }
    }
    record.gaps = Dictionary(report.text.gaps.map { ("\($0.key)", $0.sum) }) { $1 }
    record.changed = report.changedLast.map { "\($0)" }
    record.ranAt = now
    record.seconds = report.buildSeconds + report.testSeconds
    if isWhole {
      record.isDone = report.isDone
      record.fingerprint = fingerprint
    } else if !report.isDone || !report.broken.isEmpty {
      record.isDone = false
    }
    chapters[number] = record
  }

  /// Notes that some exercises hold the reference.
  mutating func noteSolved(_ ids: [ExerciseID]) {
    solved = Set((solved ?? []) + ids.map { "\($0)" }).sorted()
  }

  /// The gaps of a chapter whose code is not what it was when it was tested last; if there are none,
  /// those that were changed before.
  func changedLast(in text: ChapterText, of chapter: Chapter) -> [RegionKey] {
    let changed = changed(in: text, of: chapter)
    guard changed.isEmpty else { return changed }
    let before = chapters["\(chapter.number)"]?.changed ?? []
    return text.gaps.map(\.key).filter { before.contains("\($0)") }
  }

  /// The gaps of a chapter whose code is not what it was when it was tested last.
  func changed(in text: ChapterText, of chapter: Chapter) -> [RegionKey] {
    let known = chapters["\(chapter.number)"]?.gaps ?? [:]
    return text.gaps
      .filter { key, sum in
        known["\(key)"].map { $0 != sum } ?? !text.isPristine(key.exercise)
      }
      .map(\.key)
  }

  /// Forgets how an exercise stood.
  mutating func forget(_ id: ExerciseID) {
    chapters["\(id.chapter)"]?.exercises["\(id)"] = nil
    chapters["\(id.chapter)"]?.isDone = false
    hints["\(id)"] = nil
    solved = solved?.filter { $0 != "\(id)" }
  }
}

/// Keeps the progress in a file.
struct ProgressStore: Sendable {
  static let file = ".workbook/progress.json"

  private let tree: Tree

  /// The folder's own word on what is new: shown to the reader, and no reason to stop.
  private let warn: @Sendable ([Block]) -> Void

  init(_ tree: Tree, warn: @escaping @Sendable ([Block]) -> Void) {
    self.tree = tree
    self.warn = warn
  }

  /// Whether the workbook has been run here before.
  var isThere: Bool { tree.exists(Self.file) }

  /// What the file says; one that can't be read is set aside.
  func load() -> Progress {
    guard let data = FileManager.default.contents(atPath: tree.path(Self.file)) else {
      return Progress()
    }
    if let progress = try? JSONDecoder().decode(Progress.self, from: data) { return progress }
    let aside = ".workbook/progress.corrupt-\(Stamp.now()).json"
    let isMoved: Void? = try? FileManager.default.moveItem(
      atPath: tree.path(Self.file),
      toPath: tree.path(aside)
    )
    warn(Messages.corruptProgress(file: Self.file, aside: isMoved == nil ? nil : aside))
    return Progress()
  }

  /// Writes the file whole; if that can't be done, says so and goes on.
  func save(_ progress: Progress) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(progress) else { return }
    do {
      try tree.write(String(decoding: data, as: UTF8.self) + "\n", to: Self.file)
    } catch {
      warn(Messages.progressNotSaved(error as? BookError))
    }
  }

  /// Reads, changes and writes.
  func update(_ change: (inout Progress) -> Void) {
    var progress = load()
    let before = progress
    change(&progress)
    if progress != before || !isThere { save(progress) }
  }
}

/// A date and a time for names of files.
enum Stamp {
  static func now() -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd-HHmmss"
    return formatter.string(from: Date())
  }
}
