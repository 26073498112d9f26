extension SaveWatch {
  /// Watches the files that decide whether a chapter's tests pass.
  static func of(_ chapter: Chapter, in tree: Tree) -> SaveWatch {
    SaveWatch(events(of: chapter, in: tree)) {
      Look(
        fingerprint: Fingerprint.of(chapter, in: tree),
        fileCount: tree.swiftFiles(in: chapter.starters).count
      )
    }
  }

  private static func events(of chapter: Chapter, in tree: Tree) -> any FileEvents {
    let folders = [chapter.starters, chapter.tests]
    #if canImport(Glibc)
    // With the folders above, since a folder may be deleted and come back.
    let events = InotifyEvents {
      (folders.flatMap { [$0] + tree.folders(in: $0) } + ["Chapters", "Tests"]).map(tree.path)
    }
    return events ?? NoFileEvents()
    #elseif canImport(Darwin)
    let events = DispatchEvents {
      folders
        .flatMap { folder in
          [folder] + tree.folders(in: folder)
            + tree.swiftFiles(in: folder).map { "\(folder)/\($0)" }
        }
        .map(tree.path)
    }
    return events ?? NoFileEvents()
    #else
    return NoFileEvents()
    #endif
  }
}
