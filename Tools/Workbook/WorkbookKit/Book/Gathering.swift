import Foundation

/// A reader's answers, and where they go in the new edition.
struct Gathering {
  private let theirs: Snapshot
  private let contents: Contents

  /// The chapters of the new edition that have to be looked into, by their folders.
  private var chapters: [String: EditionChapter] = [:]

  /// Those that are as they were, with the side that their files come from.
  private(set) var untouched: [String: Side] = [:]

  /// The reader's chapters that have to be looked into, those of the first side first.
  private(set) var readers: [ReaderChapter] = []

  /// The code for the regions of each chapter of the new edition, by the chapter's folder.
  private(set) var bodies: [String: [RegionKey: [SourceLine]]] = [:]

  /// The exercises of each chapter that are bare.
  private(set) var bare: [String: Set<ExerciseID>] = [:]

  /// The reader's files that the code in each file of a chapter comes from.
  private(set) var origins: [String: [String: [(reader: ReaderChapter, file: String)]]] = [:]

  private var tables: [Renames] = []

  init(_ theirs: Snapshot, _ contents: Contents) {
    self.theirs = theirs
    self.contents = contents
  }

  /// A chapter of the new edition, by its folder.
  func chapter(_ folder: String) throws -> EditionChapter {
    try chapters[folder] ?? EditionChapter(folder, in: theirs, contents)
  }

  // MARK: Reading

  /// Reads the chapters of a side that have answers, or that a line of the table is about.
  mutating func gather(_ side: Side, _ table: Renames, contested: Set<String>) throws {
    let number = tables.count
    tables.append(table)
    for folder in EditionChapter.folders(in: side.edition) {
      guard side.chapters?.contains(folder) != false else { continue }
      let code = Self.code(of: folder, in: side.edition)
      let starters = "Chapters/\(folder)/"
      let isNamed =
        try isNamed(folder, side, table) || side.unmarked.contains { $0.hasPrefix(starters) }
      if !isNamed, !contested.contains(folder), code == Self.code(of: folder, in: theirs) {
        untouched[folder] = side
        continue
      }
      let isChanged = code.contains { path, entry in
        path.hasPrefix(starters) && side.files[path] != entry
      }
      guard isChanged || isNamed else { continue }
      readers.append(
        try ReaderChapter(
          EditionChapter(folder, in: side.edition, contents),
          of: side,
          numbered: number,
          movedTo: newFolder(of: folder, table),
          contents
        )
      )
    }
    for folder in EditionChapter.folders(in: theirs) where untouched[folder] == nil {
      chapters[folder] = try chapter(folder)
    }
  }

  /// The starters and the solutions of a chapter.
  private static func code(of folder: String, in snapshot: Snapshot) -> Snapshot {
    EditionChapter.entries(of: folder, in: snapshot)
      .filter { $0.key.hasSuffix(".swift") && !$0.key.hasPrefix("Tests/") }
  }

  /// Whether a line of the table is about the chapter, or about an exercise of it, old or new.
  private func isNamed(_ folder: String, _ side: Side, _ table: Renames) throws -> Bool {
    guard !table.editions.isEmpty, let number = EditionChapter.number(of: folder) else {
      return false
    }
    if table.image(of: number) != number { return true }
    if table.targets.contains(where: { $0.target.chapter == number }) { return true }
    return try EditionChapter(folder, in: side.edition, contents).exercises
      .contains { table.images(of: $0).isNamed }
  }

  private func newFolder(of folder: String, _ table: Renames) -> String? {
    guard let number = EditionChapter.number(of: folder) else { return nil }
    return EditionChapter.folders(in: theirs)
      .first { EditionChapter.number(of: $0) == table.image(of: number) }
  }

  // MARK: Placing

  /// Finds the place of each answer; what has none is kept.
  mutating func place(in result: inout Transplanted) throws {
    for (number, table) in tables.enumerated() {
      var routes: [Route] = []
      var named: Set<ExerciseID> = []
      for reader in readers where reader.side == number {
        for id in reader.reference.exercises.sorted() {
          let (ids, isNamed) = table.images(of: id)
          if isNamed { named.formUnion(ids) }
          let pieces = reader.pieces(of: id)
          let stop = Stop(id: id, reader: reader, pieces: pieces)
          routes.append(Route(stops: [stop], new: ids, isNamed: isNamed))
        }
      }
      routes = routes.filter { route in
        guard !route.isNamed, !named.isDisjoint(with: route.new) else { return true }
        route.keep(.taken, in: &result)
        return false
      }
      for route in Route.joined(routes) where route.hasAnswer || route.isBare {
        place(route, in: &result)
      }
    }
  }

  private mutating func place(_ route: Route, in result: inout Transplanted) {
    let homes = route.new.compactMap(home)
    guard !homes.isEmpty else { return route.keep(.gone, in: &result) }
    if !route.isNamed, let home = homes.first, let stop = route.stops.first,
      !stop.isSame(as: home)
    {
      return route.keep(.another, in: &result)
    }
    var bare: Set<ExerciseID> = []
    if route.isBare {
      guard route.stops.count == 1, homes.count == 1, homes[0].hasMachine else {
        return route.keep(.noMachine, in: &result)
      }
      bare = [homes[0].id]
    }
    let pieces = route.stops.flatMap { stop in stop.pieces.map { (stop.reader, $0) } }
    let regions = homes.flatMap { home in
      home.chapter.starters(bare: bare).regions(of: home.id)
        .map { (home.chapter.folder, $0.key, $0.region) }
    }
    guard pieces.count == regions.count else {
      return route.keep(.regions(old: pieces.count, new: regions.count), in: &result)
    }
    // What an earlier side has put there stays.
    let isFilled = regions.contains { folder, key, _ in bodies[folder]?[key] != nil }
    guard !isFilled || bare.isEmpty else { return }
    for home in homes where !bare.isEmpty {
      self.bare[home.chapter.folder, default: []].formUnion(bare)
    }
    let partners = Pairing.of(
      pieces.map { Pairing.Side(goal: $0.1.goal, file: $0.1.key.file) },
      regions.map { Pairing.Side(goal: $0.2.goal, file: $0.1.file) }
    )
    let areAlike = zip(pieces, partners)
      .allSatisfy { answer, partner in
        let (folder, key, region) = regions[partner]
        return answer.1.lines == nil || !answer.0.edition.isAnotherGap(answer.1.key, region)
          || chapters[folder]?.surroundings(of: key)
            == answer.0.edition.surroundings(of: answer.1.key)
      }
    guard route.isNamed || areAlike else { return route.keep(.anotherGap, in: &result) }
    for ((reader, piece), partner) in zip(pieces, partners) {
      let (folder, key, _) = regions[partner]
      guard let lines = piece.lines, bodies[folder]?[key] == nil else { continue }
      bodies[folder, default: [:]][key] = lines
      origins[folder, default: [:]][key.file, default: []].append((reader, piece.key.file))
    }
    let placed = Transplanted.Placed(old: route.stops.map(\.id), new: homes.map(\.id))
    let isKnown = result.placed.contains { $0.new == placed.new }
    if route.hasAnswer, !isKnown { result.placed.append(placed) }
  }

  private func home(of id: ExerciseID) -> Home? {
    let chapter = chapters.values.first { $0.number == id.chapter }
    guard let chapter else { return nil }
    let regions = chapter.sources.regions(of: id)
    return regions.isEmpty ? nil : Home(id: id, chapter: chapter)
  }

  // MARK: Asked by the assembly

  /// The reader's chapters that went to a folder and hold a file, changed, of that name.
  func candidates(for name: String, in folder: String) -> [ReaderChapter] {
    readers.filter {
      $0.newFolder == folder && $0.files[name] != nil && $0.original[name] != nil
        && $0.isChanged(name)
    }
  }

  /// Whether the reader made a file a program, or no program.
  func kind(of name: String, in folder: String) -> FileEntry.Kind? {
    candidates(for: name, in: folder).first
      .flatMap { reader in
        let kind = reader.files[name]?.kind
        return kind == reader.original[name]?.kind ? nil : kind
      }
  }

  /// A file that has to be kept as it is.
  struct KeptFile {
    let path: String
    let entry: FileEntry
    let reason: KeptReason
  }

  /// The reader's files whose code outside of gaps has no file in the new edition to go to.
  func leftovers(in theirs: Snapshot) throws -> [KeptFile] {
    readers
      .flatMap { reader in
        reader.files.sorted { $0.key < $1.key }
          .compactMap { name, entry -> KeptFile? in
            let isThere = reader.newFolder.map { theirs["Chapters/\($0)/\(name)"] != nil } ?? false
            guard !isThere, reader.isChanged(name) else { return nil }
            let path = "\(reader.starters)/\(name)"
            if reader.unreadable.contains(name) {
              return KeptFile(path: path, entry: entry, reason: .notText)
            }
            if reader.isDamaged(name) {
              return KeptFile(path: path, entry: entry, reason: .damaged)
            }
            let isEdited = GivenCode(reader, name).isEdited
            return isEdited ? KeptFile(path: path, entry: entry, reason: .noFile) : nil
          }
      }
  }
}

/// An exercise of the new edition that answers may go to.
private struct Home {
  let id: ExerciseID
  let chapter: EditionChapter

  var hasMachine: Bool { chapter.solved.machines.contains(id) }
}

/// An exercise of the reader's.
private struct Stop {
  let id: ExerciseID
  let reader: ReaderChapter
  let pieces: [ReaderChapter.Piece]

  /// Whether an exercise that has the same number is the same: its title is, or the goal of one of
  /// its regions, or the code that one stands in.
  func isSame(as home: Home) -> Bool {
    let (old, new) = (reader.edition, home.chapter)
    return old.titles[id] == new.titles[home.id]
      || !old.signs(of: id).isDisjoint(with: new.signs(of: home.id))
  }
}

/// Exercises of the reader's that have become others.
private struct Route {
  var stops: [Stop]
  var new: [ExerciseID]
  var isNamed: Bool

  var hasAnswer: Bool { stops.contains { $0.pieces.contains { $0.lines != nil } } }
  var isBare: Bool { stops.contains { $0.reader.bare.contains($0.id) } }

  /// Joins those that lead to the same exercise.
  static func joined(_ routes: [Route]) -> [Route] {
    routes.reduce(into: []) { joined, route in
      var route = route
      var others: [Route] = []
      for other in joined {
        if Set(other.new).isDisjoint(with: route.new) {
          others.append(other)
        } else {
          route = Route(
            stops: other.stops + route.stops,
            new: other.new + route.new.filter { !other.new.contains($0) },
            isNamed: true
          )
        }
      }
      joined = others + [route]
    }
  }

  /// Keeps the answers as files.
  func keep(_ reason: KeptReason, in result: inout Transplanted) {
    for stop in stops where stop.pieces.contains(where: { $0.lines != nil }) {
      let file = stop.pieces.first { $0.lines != nil }?.key.file ?? ""
      result.keep(
        Data(stop.reader.text(ofAnswerTo: stop.id).utf8),
        of: "\(stop.reader.starters)/\(file)",
        answer: stop.id,
        reason
      )
    }
  }
}

/// Which region of an exercise belongs to which, where there are as many as before.
enum Pairing {
  struct Side: Equatable {
    let goal: String
    let file: String
  }

  /// The place of each old region's partner among the new ones: by the goal, then by the file, then
  /// in their order.
  static func of(_ old: [Side], _ new: [Side]) -> [Int] {
    var partners: [Int: Int] = [:]
    func pair(where isPair: (Side, Side) -> Bool) {
      for place in old.indices where partners[place] == nil {
        let free = new.indices.first { other in
          !partners.values.contains(other) && isPair(old[place], new[other])
        }
        if let free { partners[place] = free }
      }
    }
    pair { $0 == $1 }
    pair { $0.goal == $1.goal }
    pair { $0.file == $1.file }
    pair { _, _ in true }
    return old.indices.map { partners[$0] ?? $0 }
  }
}
