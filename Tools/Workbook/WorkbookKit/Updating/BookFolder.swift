import Foundation

/// The files of a book in a folder, where no git says what belongs to it.
enum BookFolder {
  private static let ignored: Set = [
    ".git", ".build", ".workbook", ".swiftpm", ".DS_Store", "Package.resolved", "xcuserdata",
  ]

  /// All files below a root but what builds and systems leave behind.
  static func snapshot(of tree: Tree, _ contents: Contents) -> Snapshot {
    var snapshot: Snapshot = [:]
    var folders = [""]
    while let folder = folders.popLast() {
      for name in tree.names(in: folder) where !ignored.contains(name) {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        let full = tree.path(path)
        if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: full) {
          snapshot[path] = FileEntry(.link, key: contents.key(for: Data(link.utf8)))
        } else if tree.isFolder(path) {
          // A repository in the book is somebody else's.
          if !tree.exists("\(path)/.git") { folders.append(path) }
        } else if let data = FileManager.default.contents(atPath: full) {
          let isProgram = FileManager.default.isExecutableFile(atPath: full)
          snapshot[path] = FileEntry(
            isProgram ? .executable : .plain,
            key: contents.key(for: data)
          )
        }
      }
    }
    return snapshot
  }

  /// The edition that a folder was before anybody wrote in it, as far as that can be told.
  ///
  /// What a chapter began with, its solution tells. Of all other files that the new edition has,
  /// and of those in folders that are the book's alone, it has to be assumed that nobody changed
  /// them.
  static func edition(of mine: Snapshot, beside new: Snapshot, _ contents: Contents) throws
    -> Snapshot
  {
    var edition: Snapshot = [:]
    for (path, entry) in mine {
      let isBooks = ["Solutions/", "Tests/", "Tools/"].contains { path.hasPrefix($0) }
      let isCode = path.hasPrefix("Chapters/") && path.hasSuffix(".swift")
      if isBooks || new[path] != nil && !isCode { edition[path] = entry }
    }
    for folder in EditionChapter.folders(in: mine) {
      let place = "Solutions/\(folder)/"
      var texts: [String: String] = [:]
      for (path, entry) in mine where path.hasPrefix(place) && path.hasSuffix(".swift") {
        texts[String(path.dropFirst(place.count))] = try contents.text(of: entry)
      }
      for (name, text) in ChapterSources(texts).starterTexts {
        let path = "Chapters/\(folder)/\(name)"
        let kind = mine[path]?.kind ?? .plain
        edition[path] = FileEntry(kind, key: contents.key(for: Data(text.utf8)))
      }
      // The lesson of a chapter that has another folder now.
      let lesson = "Chapters/\(folder)/README.md"
      edition[lesson] = mine[lesson]
    }
    return edition
  }
}
