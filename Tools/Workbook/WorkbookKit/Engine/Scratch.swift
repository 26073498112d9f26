import Foundation

/// The build folder: apart from that of an editor or of a plain `swift test`.
package enum Scratch {
  /// The path of the build folder: in the book, or in the system's temporary folder where the
  /// book can't be written to.
  package static func path(for tree: Tree) -> String {
    let own = tree.path(".build/workbook")
    guard !isWritable(own) else { return own }
    let name = "workbook-\(getuid())-\(Fingerprint.of(tree.root))"
    return URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name).path
  }

  /// The file that says where the book was when it was built last.
  private static let place = "book-folder"

  /// Empties the build folder if the book was somewhere else when it was made.
  ///
  /// The compiler keeps absolute paths in its caches, and fails without a word on such ones.
  package static func renewIfMoved(for tree: Tree) {
    let scratch = Tree(root: path(for: tree))
    func text(_ name: String) -> String? {
      FileManager.default.contents(atPath: scratch.path(name))
        .map { String(decoding: $0, as: UTF8.self) }
    }
    let known = text(place)
    // Without the note, the plan of the last build tells.
    let isMoved =
      known.map { $0 != tree.root } ?? text("debug.yaml").map { !$0.contains("\(tree.root)/") }
      ?? false
    if isMoved {
      for name in scratch.names(in: "") {
        try? FileManager.default.removeItem(atPath: scratch.path(name))
      }
    }
    if isMoved || known == nil { try? scratch.write(tree.root, to: place) }
  }

  /// The free space where the build folder is, in megabytes.
  package static func megabytesFree(for tree: Tree) -> Int {
    var path = path(for: tree)
    while !FileManager.default.fileExists(atPath: path), path.count > 1 {
      path = URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
    let bytes = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value ?? .max
    return Int(bytes / 1_000_000)
  }

  /// Whether a folder can be written to, or made.
  private static func isWritable(_ path: String) -> Bool {
    var path = path
    while !FileManager.default.fileExists(atPath: path), path.count > 1 {
      path = URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
    return FileManager.default.isWritableFile(atPath: path)
  }
}

/// A folder for what builds leave behind in the system's temporary folder: a handful of empty
/// folders each time.
struct Temporary {
  /// The folder; the system's own where none can be made.
  let path: String

  private let isOwn: Bool

  /// Makes the folder.
  ///
  /// It lies in the system's and not in the book, whose path may have letters that the package
  /// manager can't deal with there (seen with Swift 6.3 on Linux). It has the same name each time:
  /// the package manager keeps what it read from `Package.swift` only for an environment that is the
  /// same, and reading it anew takes most of a second. Of a book's builds there is one at a time;
  /// tests that run beside others have a suffix.
  init(for tree: Tree, suffix: String = "") {
    let system = NSTemporaryDirectory()
    let name = "workbook-tmp-\(getuid())-\(Fingerprint.of(tree.root))\(suffix)"
    let own = URL(fileURLWithPath: system).appendingPathComponent(name).path
    try? FileManager.default.createDirectory(
      atPath: own,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    let owner = try? FileManager.default.attributesOfItem(atPath: own)[.ownerAccountID] as? NSNumber
    isOwn = owner?.uint32Value == getuid()
    path = isOwn ? own : system
  }

  /// Removes it, with all that is in it.
  func remove() {
    if isOwn { try? FileManager.default.removeItem(atPath: path) }
  }
}

/// Remembers when the files of a module were changed, as the last build found them.
///
/// The compiler's driver compares times of change in whole seconds (seen with Swift 6.3 on Linux).
/// A file that is saved, built, and saved again within one second is not compiled again, and its
/// tests would run old code. Where that has happened, what the driver remembers of the module is
/// deleted, so that it compiles all of it.
package struct SourceStamps {
  /// The sources of a module, and its name.
  package struct Module: Equatable, Sendable {
    package let name: String
    package let folder: String

    package init(name: String, folder: String) {
      self.name = name
      self.folder = folder
    }
  }

  private static let file = "stamps.json"

  private let tree: Tree

  /// The build folder.
  private let scratch: Tree

  package init(_ tree: Tree) {
    self.tree = tree
    scratch = Tree(root: Scratch.path(for: tree))
  }

  /// To be called before each build.
  package func check(_ modules: [Module]) {
    var known = load()
    for module in modules {
      let stamps = stamps(in: module.folder)
      let isUnsure = stamps.contains { file, date in
        guard let before = known[file], before != date else { return false }
        return before.rounded(.down) == date.rounded(.down)
      }
      if isUnsure { forget(module) }
      known.merge(stamps) { $1 }
    }
    save(known)
  }

  /// A time of change for a file that is about to be written over, in another second than the
  /// one before.
  package static func date(after old: Date?, now: Date = Date()) -> Date {
    let second = now.timeIntervalSince1970.rounded(.down)
    let before = (old?.timeIntervalSince1970 ?? 0).rounded(.down)
    return Date(timeIntervalSince1970: max(second, before + 1))
  }

  private func stamps(in folder: String) -> [String: Double] {
    var stamps: [String: Double] = [:]
    for name in tree.swiftFiles(in: folder) {
      let file = "\(folder)/\(name)"
      stamps[file] = tree.changed(file)?.timeIntervalSince1970
    }
    return stamps
  }

  private func forget(_ module: Module) {
    let folder = "debug/\(module.name).build"
    for name in scratch.names(in: folder) where name.hasSuffix(".priors") {
      try? FileManager.default.removeItem(atPath: scratch.path("\(folder)/\(name)"))
    }
  }

  private func load() -> [String: Double] {
    let data = FileManager.default.contents(atPath: scratch.path(Self.file)) ?? Data()
    return (try? JSONDecoder().decode([String: Double].self, from: data)) ?? [:]
  }

  private func save(_ stamps: [String: Double]) {
    guard let data = try? JSONEncoder().encode(stamps) else { return }
    try? scratch.write(String(decoding: data, as: UTF8.self), to: Self.file)
  }
}
