/// The code of a chapter of the new edition, with a reader's answers in it.
struct Assembly {
  private let chapter: EditionChapter
  private let gathering: Gathering
  private let sources: ChapterSources

  /// The texts of the files.
  private(set) var texts: [String: String] = [:]

  /// Files whose markers can't be read, and that the new edition has not changed: they stay.
  private(set) var frozen: [String: FileEntry] = [:]

  /// The imports of the reader's that were put into a file, by its path.
  private(set) var imports: [String: [String]] = [:]

  private(set) var kept: [Gathering.KeptFile] = []

  init(_ chapter: EditionChapter, _ gathering: Gathering) {
    self.chapter = chapter
    self.gathering = gathering
    sources = chapter.starters(bare: gathering.bare[chapter.folder] ?? [])
  }

  /// Puts a file together.
  ///
  /// - Parameters:
  ///   - name: Its name, relative to the chapter's folder.
  ///   - shipped: The file as the new edition has it.
  mutating func assemble(_ name: String, shipped: FileEntry?) {
    guard let file = sources.files[name] else { return }
    let candidate = gathering.candidates(for: name, in: chapter.folder).first
    var lines: [SourceLine]
    var wanted: [String] = []
    if let candidate, !candidate.isDamaged(name) {
      let given = GivenCode(candidate, name)
      var isLossy: Bool
      (lines, isLossy) = given.merged(into: file) { body(of: name, file, $0) }
      wanted = given.imports
      if !candidate.isWhole(name) {
        // What stands around the gaps may be of two editions.
        lines = GivenCode.lines(of: file) { body(of: name, file, $0) }
      } else if isLossy {
        keep(name, of: candidate, .given)
      }
      if given.isOfWindows { lines = lines.asOnWindows }
    } else {
      if let candidate {
        let isSame =
          candidate.original[name] == shipped && candidate.edition.folder == chapter.folder
          && candidate.isWhole(name)
        guard !isSame else {
          frozen[name] = candidate.files[name]
          return
        }
        keep(name, of: candidate, candidate.unreadable.contains(name) ? .notText : .damaged)
      }
      lines = GivenCode.lines(of: file) { body(of: name, file, $0) }
    }
    var isOfWindows = false
    for origin in gathering.origins[chapter.folder]?[name] ?? [] {
      let given = GivenCode(origin.reader, origin.file)
      wanted += given.imports
      isOfWindows = given.isOfWindows
    }
    if isOfWindows { lines = lines.asOnWindows }
    let added = GivenCode.insert(wanted, into: &lines)
    if !added.isEmpty { imports["Chapters/\(chapter.folder)/\(name)"] = added }
    texts[name] = lines.joined
  }

  private func body(of key: RegionKey) -> [SourceLine]? {
    gathering.bodies[chapter.folder]?[key]
  }

  /// The code for a region that is known by its place in the file.
  private func body(of name: String, _ file: RegionFile, _ place: Int) -> [SourceLine]? {
    let id = file.regions[place].id
    let ordinal = file.regions[..<place].count { $0.id == id }
    return body(of: RegionKey(file: name, exercise: id, ordinal: ordinal))
  }

  private mutating func keep(_ name: String, of reader: ReaderChapter, _ reason: KeptReason) {
    guard let entry = reader.files[name] else { return }
    kept.append(.init(path: "\(reader.starters)/\(name)", entry: entry, reason: reason))
  }
}

extension [SourceLine] {
  /// The same lines with the line ends of Windows; the last one may have none.
  fileprivate var asOnWindows: [SourceLine] {
    map { $0.ending == .endOfFile ? $0 : SourceLine($0.text, ending: .carriageReturnNewline) }
  }
}
