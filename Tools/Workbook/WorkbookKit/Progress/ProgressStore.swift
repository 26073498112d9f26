import Foundation

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
      warn(Messages.progressNotSaved(error as? Trouble))
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
