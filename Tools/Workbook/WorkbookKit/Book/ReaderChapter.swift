/// A chapter of a reader's, beside the edition that it was made from.
struct ReaderChapter {
  /// Which of the reader's versions it is from.
  let side: Int

  let edition: EditionChapter

  /// The folder that it has in the new edition; nil if it has none.
  let newFolder: String?

  /// The reader's Swift files, and those of the edition, by their names.
  let files: [String: FileEntry]
  let original: [String: FileEntry]

  /// The files out of which marks of a conflict were taken.
  private let unmarked: Set<String>

  /// The files that are no text.
  let unreadable: Set<String>

  let sources: ChapterSources

  /// What the reader began with, in the same form: bare where the reader's is.
  let reference: ChapterSources
  let bare: Set<ExerciseID>
  let damage: [RegionDamage]

  init(
    _ edition: EditionChapter,
    of side: Side,
    numbered number: Int,
    movedTo newFolder: String?,
    _ contents: Contents
  ) throws {
    let place = "Chapters/\(edition.folder)/"
    func swiftFiles(_ snapshot: Snapshot) -> [String: FileEntry] {
      let files = snapshot.filter { $0.key.hasPrefix(place) && $0.key.hasSuffix(".swift") }
      return Dictionary(
        uniqueKeysWithValues: files.map { (String($0.key.dropFirst(place.count)), $0.value) }
      )
    }
    self.side = number
    self.edition = edition
    self.newFolder = newFolder
    original = swiftFiles(side.edition)
    unmarked = side.unmarked
    // What the reader has added stays a file; it is not looked into.
    let known = Set(original.keys)
    files = swiftFiles(side.files).filter { known.contains($0.key) }
    try contents.load(files.values)
    var texts: [String: String] = [:]
    var unreadable: Set<String> = []
    for (name, entry) in files {
      if let text = try contents.text(of: entry) {
        texts[name] = text
      } else {
        unreadable.insert(name)
      }
    }
    self.unreadable = unreadable
    sources = ChapterSources(texts)
    bare = Machine.bareExercises(in: sources)
    reference = edition.starters(bare: bare)
    damage = RegionDamage.all(in: sources, beside: reference)
  }

  var starters: String { "Chapters/\(edition.folder)" }

  /// Whether a file is as the reader left it, and not what is left of a conflict.
  func isWhole(_ name: String) -> Bool { !unmarked.contains("\(starters)/\(name)") }

  func isChanged(_ name: String) -> Bool { files[name] != original[name] }

  /// Whether the regions of a file can't all be told apart.
  func isDamaged(_ name: String) -> Bool {
    unreadable.contains(name)
      || damage.contains { $0.file == name }
  }

  /// One region of an exercise.
  struct Piece {
    let key: RegionKey
    let goal: String

    /// What the reader has put there; nil if it is as it began.
    let lines: [SourceLine]?
  }

  /// The regions of an exercise in the order of the files.
  func pieces(of exercise: ExerciseID) -> [Piece] {
    let solved = bare.contains(exercise) ? nil : edition.solved
    return reference.regions(of: exercise)
      .map { key, origin in
        let isLost = damage.contains {
          $0.file == key.file && $0.concerns(exercise, in: reference)
        }
        let own = isLost || !isChanged(key.file) ? nil : sources.region(key)
        let lines = own.map { $0.startsAsComments + $0.text }
        let isPristine =
          lines.map { lines in
            lines.saysTheSame(as: origin.startsAsComments + origin.text)
              || solved?.region(key).map { lines.saysTheSame(as: $0.starterBody) } ?? false
          } ?? true
        return Piece(key: key, goal: origin.goal, lines: isPristine ? nil : lines)
      }
  }

  /// An answer as a file that can be read alone.
  func text(ofAnswerTo exercise: ExerciseID) -> String {
    let title = edition.titles[exercise].map { " \($0)" } ?? ""
    let regions = sources.regions(of: exercise)
    let files = Set(regions.map(\.key.file)).sorted().map { "\(starters)/\($0)" }
    return regions.reduce(
      into: "// Your answer to \(exercise)\(title), from \(files.joined(separator: ", ")).\n"
    ) { text, piece in
      let (_, region) = piece
      text += "\n" + region.head.joined + (region.startsAsComments + region.text).joined
      text += [region.end].joined
    }
  }
}
