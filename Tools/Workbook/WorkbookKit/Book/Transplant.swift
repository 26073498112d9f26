import Foundation

/// A reader's version of the book, and the edition that it was made from.
package struct Side {
  package var files: Snapshot
  package var edition: Snapshot

  /// The chapters, by their folders, in which answers are looked for; nil for all.
  package var chapters: Set<String>?

  /// Files out of which marks of a conflict were taken: what is left need not fit the edition.
  package var unmarked: Set<String> = []

  package init(files: Snapshot, edition: Snapshot, chapters: Set<String>? = nil) {
    self.files = files
    self.edition = edition
    self.chapters = chapters
  }
}

/// A new edition of the book with a reader's answers in it.
package struct Transplanted {
  /// All files, as they are to be.
  package fileprivate(set) var files: Snapshot = [:]

  /// The exercises whose answers were put back, with their numbers before and now.
  package internal(set) var placed: [Placed] = []

  /// What has no place in the new edition.
  package fileprivate(set) var kept: [Kept] = []

  /// Imports of the reader's that were put at the top of a file again.
  package fileprivate(set) var imports: [String: [String]] = [:]

  /// An answer that was put back.
  package struct Placed: Codable, Hashable, Sendable {
    package let old: [ExerciseID]
    package let new: [ExerciseID]
  }

  /// Something of the reader's that is kept as a file of its own.
  package struct Kept: Equatable, Sendable {
    /// A path for the file, relative to the folder for such files.
    package let name: String

    /// The reader's file that it comes from, or a part of it does.
    package let file: String

    package let exercise: ExerciseID?
    package let reason: KeptReason
    package let data: Data
  }

  mutating func keep(
    _ data: Data,
    of file: String,
    answer exercise: ExerciseID? = nil,
    _ reason: KeptReason
  ) {
    let name = exercise.map { "\($0).swift" } ?? file
    guard !kept.contains(where: { $0.name == name }) else { return }
    kept.append(Kept(name: name, file: file, exercise: exercise, reason: reason, data: data))
  }
}

/// Why something of the reader's could not be put back.
package enum KeptReason: Codable, Hashable, Sendable {
  /// The exercise is not there any more.
  case gone

  /// The exercise has another number of gaps.
  case regions(old: Int, new: Int)

  /// What has that number now has another title and other goals.
  case another

  /// A gap of the exercise holds other code than before: goal, start and surroundings are others.
  case anotherGap

  /// Another answer belongs where it would go.
  case taken

  /// The markers in the file can't be read.
  case damaged
  case notText

  /// The exercise can't be had bare any more.
  case noMachine

  /// Code outside of gaps that the new edition changes, too.
  case given

  /// Code outside of gaps, in a file that is not there any more.
  case noFile

  /// The new edition has a file of that name.
  case nameTaken

  /// A file outside of the chapters that the new edition changes, too.
  case changed
}

/// Takes a reader's answers out of the files of one edition, and puts them into those of another.
///
/// It works on values: what it gives is written by whoever asked.
package struct Transplant {
  let sides: [Side]
  let theirs: Snapshot
  let contents: Contents

  /// - Parameters:
  ///   - sides: The reader's versions. Where two of them have an answer, that of the first counts;
  ///     files that are no code of chapters come from it, too.
  ///   - theirs: The new edition.
  ///   - contents: The bytes of all of them.
  package init(_ sides: [Side], onto theirs: Snapshot, _ contents: Contents) {
    self.sides = sides
    self.theirs = theirs
    self.contents = contents
  }

  package func result() throws -> Transplanted {
    let table = try renames(of: theirs)
    var result = Transplanted()
    var gathering = Gathering(theirs, contents)
    let contested = try contested(table)
    for (place, side) in sides.enumerated() {
      let since = table.since((try? renames(of: side.edition)) ?? Renames())
      try gathering.gather(side, since, contested: place == 0 && sides.count == 1 ? [] : contested)
    }
    try gathering.place(in: &result)
    try assemble(gathering, &result)
    if let first = sides.first {
      let since = table.since((try? renames(of: first.edition)) ?? Renames())
      try carryOver(first, since, gathering, &result)
    }
    return result
  }

  private func renames(of snapshot: Snapshot) throws -> Renames {
    guard let text = try snapshot[Renames.file].flatMap(contents.text) else { return Renames() }
    return try Renames(text)
  }

  /// The chapters of the new edition that more than one side may have answers for.
  private func contested(_ table: Renames) throws -> Set<String> {
    var folders: Set<String> = []
    for side in sides {
      guard let chapters = side.chapters else { continue }
      let since = table.since((try? renames(of: side.edition)) ?? Renames())
      for folder in chapters where EditionChapter.number(of: folder) != nil {
        let chapter = try EditionChapter(folder, in: side.edition, contents)
        let numbers = chapter.exercises.flatMap { since.images(of: $0).ids.map(\.chapter) }
        let known = EditionChapter.folders(in: theirs)
        for number in numbers + [since.image(of: chapter.number)] {
          folders.formUnion(known.filter { EditionChapter.number(of: $0) == number })
        }
      }
    }
    return folders
  }

  // MARK: Code

  /// Puts the chapters of the new edition together.
  private func assemble(_ gathering: Gathering, _ result: inout Transplanted) throws {
    for folder in EditionChapter.folders(in: theirs) {
      if let side = gathering.untouched[folder] {
        // Neither the chapter nor its numbers have changed, so nothing has to be done.
        let place = "Chapters/\(folder)/"
        for (path, entry) in side.files where path.hasPrefix(place) && path.hasSuffix(".swift") {
          result.files[path] = entry
        }
        continue
      }
      let chapter = try gathering.chapter(folder)
      var assembly = Assembly(chapter, gathering)
      let folderPath = "Chapters/\(folder)/"
      for (path, entry) in theirs.sorted(by: { $0.key < $1.key })
      where path.hasPrefix(folderPath) && path.hasSuffix(".swift") {
        result.files[path] = entry
        assembly.assemble(String(path.dropFirst(folderPath.count)), shipped: entry)
      }
      let shipped = chapter.starters(bare: gathering.bare[folder] ?? []).texts()
      for (name, text) in assembly.texts {
        let path = "Chapters/\(folder)/\(name)"
        let kind = gathering.kind(of: name, in: folder) ?? theirs[path]?.kind ?? .plain
        if text == shipped[name], text == chapter.starter[name], kind == theirs[path]?.kind {
          result.files[path] = theirs[path]
        } else {
          result.files[path] = FileEntry(kind, key: contents.key(for: Data(text.utf8)))
        }
      }
      for (name, entry) in assembly.frozen { result.files["Chapters/\(folder)/\(name)"] = entry }
      result.imports.merge(assembly.imports) { $1 }
      for file in assembly.kept {
        result.keep(try contents.data(of: file.entry), of: file.path, file.reason)
      }
    }
    for file in try gathering.leftovers(in: theirs) {
      result.keep(try contents.data(of: file.entry), of: file.path, file.reason)
    }
  }

  // MARK: Everything else

  /// Decides file by file about all that is no code of a chapter.
  private func carryOver(
    _ side: Side,
    _ table: Renames,
    _ gathering: Gathering,
    _ result: inout Transplanted
  ) throws {
    let old = Set(EditionChapter.folders(in: side.edition))
    let new = EditionChapter.folders(in: theirs)
    func isCode(_ path: String, _ folders: some Collection<String>) -> Bool {
      guard path.hasPrefix("Chapters/"), path.hasSuffix(".swift") else { return false }
      let parts = path.split(separator: "/", maxSplits: 2)
      return parts.count == 3 && folders.contains(String(parts[1]))
    }
    let paths = Set(side.files.keys).union(side.edition.keys).union(theirs.keys)
    for path in paths.sorted() {
      let (mine, base, their) = (side.files[path], side.edition[path], theirs[path])
      if mine?.kind == .module || their?.kind == .module {
        result.files[path] = mine
      } else if base == nil, let mine {
        let place = their == nil ? moved(path, old, new, table) : path
        if isCode(path, gathering.untouched.keys) {
          result.files[path] = mine
        } else if let there = result.files[place] ?? theirs[place], there != mine {
          result.files[place] = there
          result.keep(try contents.data(of: mine), of: path, .nameTaken)
        } else {
          result.files[place] = mine
        }
      } else if isCode(path, old) || isCode(path, new) {
        continue
      } else if mine == base || mine == their {
        result.files[path] = their
      } else if their == base {
        result.files[path] = mine
      } else {
        result.files[path] = their
        if let mine { result.keep(try contents.data(of: mine), of: path, .changed) }
      }
    }
  }

  /// Where a file that the reader has added to a chapter goes, if the chapter has another folder.
  private func moved(
    _ path: String,
    _ old: Set<String>,
    _ new: [String],
    _ table: Renames
  ) -> String {
    let parts = path.split(separator: "/", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "Chapters", old.contains(parts[1]),
      let number = EditionChapter.number(of: parts[1])
    else { return path }
    let folder = new.first { EditionChapter.number(of: $0) == table.image(of: number) }
    return folder.map { "Chapters/\($0)/\(parts[2])" } ?? path
  }
}
