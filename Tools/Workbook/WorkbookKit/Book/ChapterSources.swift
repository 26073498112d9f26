/// The Swift files of a chapter, starter or solution.
package struct ChapterSources: Equatable, Sendable {
  /// The files by their names, relative to the chapter's folder.
  package let files: [String: RegionFile]

  /// The regions in the order in which a reader meets them: by file, then from top to bottom.
  package let regions: [(key: RegionKey, region: Region)]

  /// The exercises of a solution whose machine can be taken out as a whole.
  package let machines: Set<ExerciseID>

  /// Reads the files of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - tree: The files of the book.
  ///   - bare: Exercises whose machines are one region each; only a solution has machines.
  ///   - isRepairing: Whether a file that is no text is read as far as that goes.
  /// - Throws: `BookError` if a file can't be read.
  package init(
    reading folder: String,
    in tree: Tree,
    bare: Set<ExerciseID> = [],
    isRepairing: Bool = false
  ) throws {
    var texts: [String: String] = [:]
    for name in tree.swiftFiles(in: folder) {
      texts[name] = try tree.read("\(folder)/\(name)", isRepairing: isRepairing)
    }
    self.init(texts, bare: bare)
  }

  package init(_ texts: [String: String], bare: Set<ExerciseID> = []) {
    machines = texts.values.reduce(into: []) { $0.formUnion(Machine.exercises(in: $1)) }
    let texts = texts.mapValues { Machine.text(of: $0, bare: bare) }
    files = texts.mapValues(RegionFile.init)
    var regions: [(key: RegionKey, region: Region)] = []
    for (name, file) in files.sorted(by: { $0.key < $1.key }) {
      var seen: [ExerciseID: Int] = [:]
      for region in file.regions {
        let ordinal = seen[region.id, default: 0]
        seen[region.id] = ordinal + 1
        regions.append((RegionKey(file: name, exercise: region.id, ordinal: ordinal), region))
      }
    }
    self.regions = regions
  }

  package static func == (left: ChapterSources, right: ChapterSources) -> Bool {
    left.files == right.files
  }

  package var exercises: Set<ExerciseID> { Set(regions.map(\.key.exercise)) }

  package func regions(of exercise: ExerciseID) -> [(key: RegionKey, region: Region)] {
    regions.filter { $0.key.exercise == exercise }
  }

  package func region(_ key: RegionKey) -> Region? {
    regions.first { $0.key == key }?.region
  }

  /// The texts of all files, with other code in some regions.
  package func texts(replacing bodies: [RegionKey: [SourceLine]] = [:]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: files.map { name, file in
        let text = file.text { region, ordinal in
          bodies[RegionKey(file: name, exercise: region.id, ordinal: ordinal)]
        }
        return (name, text)
      }
    )
  }

  /// What a reader begins with.
  package var starterTexts: [String: String] { files.mapValues(\.starter) }
}
