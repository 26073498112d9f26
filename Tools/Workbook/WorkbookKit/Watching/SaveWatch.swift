import Foundation

/// Tells when a reader has saved: once for all that an editor does in one go.
struct SaveWatch {
  /// What is known of the last save.
  private enum State {
    case calm

    /// Something has happened, first and last at these times.
    case stirred(first: Double, last: Double)
  }

  /// Whether it has to look from time to time, since the system does not tell.
  var isPolling: Bool { events.descriptor == nil }

  var descriptor: Int32? { events.descriptor }

  private let events: any FileEvents
  private let look: () -> Look
  private var seen: Look
  private var state = State.calm

  /// What the files look like.
  struct Look: Equatable, Sendable {
    let fingerprint: String
    let fileCount: Int
  }

  /// How long it must be quiet after an event: an editor does several things to save a file.
  static let settling = 0.03

  /// How long, while a file is missing: it is about to come back under its name.
  static let settlingWhileMissing = 0.3

  /// How often to look where nothing is told.
  static let pollInterval = 0.4

  init(_ events: any FileEvents, look: @escaping () -> Look) {
    self.events = events
    self.look = look
    seen = look()
  }

  /// Takes in events that were told.
  mutating func note(at now: Double) {
    events.drain()
    if case .stirred(let first, _) = state {
      state = .stirred(first: first, last: now)
    } else {
      state = .stirred(first: now, last: now)
    }
  }

  /// How many seconds may pass until `saved` should be asked; nil means until the next event.
  func interval(at now: Double) -> Double? {
    switch state {
    case .calm: isPolling ? Self.pollInterval : nil
    case .stirred(_, let last): max(0, last + Self.settling - now)
    }
  }

  /// When the first event of a save was seen, if files have changed and it is quiet again.
  mutating func saved(at now: Double) -> Double? {
    switch state {
    case .calm:
      guard isPolling, look() != seen else { return nil }
      state = .stirred(first: now, last: now)
      return nil
    case .stirred(let first, let last):
      guard now >= last + Self.settling else { return nil }
      let new = look()
      if new.fileCount < seen.fileCount, now < last + Self.settlingWhileMissing { return nil }
      state = .calm
      guard new != seen else { return nil }
      seen = new
      return first
    }
  }
}

extension SaveWatch {
  /// Watches the files that decide whether a chapter's tests pass, and the reader's files of all
  /// others: a save in one of them leads there.
  static func of(_ chapter: Chapter, among all: [Chapter], in tree: Tree) -> SaveWatch {
    SaveWatch(events(of: chapter, among: all, in: tree)) {
      Look(
        fingerprint: all.map { Fingerprint.of($0, in: tree) }.joined(separator: " "),
        fileCount: tree.swiftFiles(in: chapter.starters).count
      )
    }
  }

  private static func events(
    of chapter: Chapter,
    among all: [Chapter],
    in tree: Tree
  ) -> any FileEvents {
    let folders = [chapter.starters, chapter.tests]
    let others = all.map(\.starters).filter { $0 != chapter.starters }
    #if canImport(Glibc)
    // With the folders above, since a folder may be deleted and come back.
    let events = InotifyEvents {
      var watched = ["Chapters", "Tests"]
      for folder in folders {
        watched.append(folder)
        watched += tree.folders(in: folder)
      }
      watched += others.filter(tree.exists)
      return watched.map(tree.path)
    }
    return events ?? NoFileEvents()
    #elseif canImport(Darwin)
    // Of the other chapters the folders alone: each file that is watched takes a descriptor.
    let events = DispatchEvents {
      folders
        .flatMap { folder in
          [folder] + tree.folders(in: folder)
            + tree.swiftFiles(in: folder).map { "\(folder)/\($0)" }
        }
        .map(tree.path) + others.map(tree.path)
    }
    return events ?? NoFileEvents()
    #else
    return NoFileEvents()
    #endif
  }
}
