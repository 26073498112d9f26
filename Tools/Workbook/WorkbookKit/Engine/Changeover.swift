import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A change of many files, and of what git knows of them, that can be taken back as a whole.
///
/// All that it needs stands in a folder of its own before the first file is touched: the files as
/// they were, as they are to be, and this plan. So it can be interrupted anywhere, by whatever:
/// started again, it goes on, or goes back.
package struct Changeover: Codable, Sendable {
  /// How far it is.
  package enum Phase: String, Codable, Sendable {
    case going
    case done
    case returning
    case returned
  }

  /// What stands at a path; its bytes are in the folder.
  package struct State: Codable, Equatable, Sendable {
    /// Where a symbolic link leads; nil for a file.
    package var link: String?

    /// The permissions of a file.
    package var permissions: Int

    package init(link: String?, permissions: Int) {
      self.link = link
      self.permissions = permissions
    }
  }

  /// A path at which something else is to stand; nil is nothing.
  package struct Change: Codable, Sendable {
    package let path: String
    package let before: State?
    package let after: State?

    package init(path: String, before: State?, after: State?) {
      self.path = path
      self.before = before
      self.after = after
    }
  }

  /// What git is to know.
  package struct Refs: Codable, Sendable {
    /// git's own folder.
    package let folder: String

    /// What the file HEAD says.
    package let oldHead: String

    /// The branch that is moved, and what is checked out in the end.
    package let branch: String
    package let oldTip: String
    package let newTip: String

    /// The notes of an operation that ends with this.
    package let notes: [String]

    package init(
      folder: String,
      oldHead: String,
      branch: String,
      oldTip: String,
      newTip: String,
      notes: [String]
    ) {
      self.folder = folder
      self.oldHead = oldHead
      self.branch = branch
      self.oldTip = oldTip
      self.newTip = newTip
      self.notes = notes
    }
  }

  package let number: Int
  package let changes: [Change]
  package let refs: Refs?

  package init(number: Int, changes: [Change], refs: Refs?) {
    self.number = number
    // What goes makes way for what comes: a file may be where a folder is to be.
    self.changes = changes.filter { $0.after == nil } + changes.filter { $0.after != nil }
    self.refs = refs
  }

  // MARK: Where it is kept

  package static let home = ".workbook/updates"

  package var folder: String { Self.folder(number) }

  package static func folder(_ number: Int) -> String { "\(home)/\(number)" }

  /// Called after each step, so that tests can stop there as a crash would.
  @TaskLocal package static var stepped: @Sendable (String) throws -> Void = { _ in }

  /// The numbers of those that were planned to the end, the oldest first.
  package static func all(in tree: Tree) -> [(number: Int, phase: Phase)] {
    tree.names(in: home).compactMap { Int(digits: $0) }.sorted()
      .compactMap { number in
        let text = try? tree.read("\(folder(number))/phase")
        return text.flatMap { Phase(rawValue: $0) }.map { (number, $0) }
      }
  }

  /// One that was begun and has not ended.
  package static func pending(in tree: Tree) -> (number: Int, phase: Phase)? {
    all(in: tree).last { $0.phase == .going || $0.phase == .returning }
  }

  /// A number for the next one; what was left of an attempt that touched nothing is removed.
  package static func next(in tree: Tree) throws -> Int {
    let number = (all(in: tree).last?.number ?? 0) + 1
    let left = folder(number)
    if tree.exists(left) { try FileManager.default.removeItem(atPath: tree.path(left)) }
    return number
  }

  package static func read(_ number: Int, in tree: Tree) throws -> Changeover {
    let file = "\(folder(number))/plan.json"
    guard let data = FileManager.default.contents(atPath: tree.path(file)),
      let plan = try? JSONDecoder().decode(Changeover.self, from: data)
    else { throw BookError.unreadable(file: file) }
    return plan
  }

  /// Writes the plan; from here on it is begun.
  package func begin(in tree: Tree) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try tree.write(encoder.encode(self), to: "\(folder)/plan.json")
    try Self.stepped("plan")
    try enter(.going, in: tree)
  }

  package func enter(_ phase: Phase, in tree: Tree) throws {
    try tree.write(phase.rawValue, to: "\(folder)/phase")
    try Self.stepped("phase \(phase.rawValue)")
  }

  // MARK: Doing it

  /// Makes the change, or what is left of it; gives the files that somebody has changed meanwhile,
  /// with the copies that were made of them.
  package func go(in tree: Tree, _ git: Git?) throws -> [String: String] {
    var found: [String: String] = [:]
    for change in changes {
      try make(change.after, from: "after", of: change, in: tree, &found)
      try Self.stepped("file \(change.path)")
    }
    if let refs, let git { try refs.go(from: tree.path("\(folder)/git"), number, git) }
    try enter(.done, in: tree)
    return found
  }

  /// Makes all as it was.
  package func goBack(in tree: Tree, _ git: Git?) throws -> [String: String] {
    try enter(.returning, in: tree)
    var found: [String: String] = [:]
    let back = changes.filter { $0.before == nil } + changes.filter { $0.before != nil }
    for change in back {
      try make(change.before, from: "before", of: change, in: tree, &found)
      try Self.stepped("file \(change.path)")
    }
    if let refs, let git {
      let own = Set(changes.map(\.path))
      if let ref = try refs.leave(but: own, number, tree, git) { found[refs.branch] = ref }
      try refs.goBack(from: tree.path("\(folder)/git"), git)
    }
    try enter(.returned, in: tree)
    return found
  }

  private func make(
    _ state: State?,
    from place: String,
    of change: Change,
    in tree: Tree,
    _ found: inout [String: String]
  ) throws {
    let path = change.path
    let now = FileState(path, in: tree)
    let wanted = state.map { FileState($0, at: "\(folder)/\(place)/\(path)", in: tree) }
    guard now != wanted else { return }
    let known = [
      change.before.map { FileState($0, at: "\(folder)/before/\(path)", in: tree) },
      change.after.map { FileState($0, at: "\(folder)/after/\(path)", in: tree) },
    ]
    if let now,
      !known.contains(where: { $0?.bytes == now.bytes && $0?.state.link == now.state.link })
    {
      found[path] = try copy(now, of: path, in: tree)
    }
    guard let wanted else {
      try? FileManager.default.removeItem(atPath: tree.path(path))
      tree.removeEmptyFolders(above: path)
      return
    }
    try wanted.write(to: path, in: tree)
  }

  /// Keeps a file that is neither as it was nor as it is to be.
  private func copy(_ state: FileState, of path: String, in tree: Tree) throws -> String {
    var copy = "\(folder)/found/\(path)"
    var number = 2
    while let there = FileState(copy, in: tree), there.bytes != state.bytes {
      copy = "\(folder)/found-\(number)/\(path)"
      number += 1
    }
    try state.write(to: copy, in: tree)
    return copy
  }
}

/// A file or a link as it stands on disk.
package struct FileState: Equatable {
  package let state: Changeover.State
  package let bytes: Data?

  package init(_ state: Changeover.State, bytes: Data?) {
    self.state = state
    self.bytes = bytes
  }

  /// What stands at a path; nil if there is nothing, or a folder.
  package init?(_ path: String, in tree: Tree) {
    let full = tree.path(path)
    if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: full) {
      self.init(.init(link: link, permissions: 0), bytes: nil)
      return
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: full)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular,
      let data = FileManager.default.contents(atPath: full)
    else { return nil }
    let permissions = attributes[.posixPermissions] as? NSNumber
    self.init(.init(link: nil, permissions: permissions?.intValue ?? 0o644), bytes: data)
  }

  /// A state whose bytes are kept somewhere.
  init(_ state: Changeover.State, at copy: String, in tree: Tree) {
    self.state = state
    bytes = state.link == nil ? FileManager.default.contents(atPath: tree.path(copy)) : nil
  }

  /// Puts it at a path, whatever is there.
  package func write(to path: String, in tree: Tree) throws {
    let full = tree.path(path)
    let isFolder = FileState.isFolder(full)
    // Only an empty one: what is in a folder is not ours to remove.
    if isFolder, rmdir(full) != 0 {
      throw BookError.unwritable(file: path, reason: "a folder stands there")
    }
    // Made in our own folder, and then moved: whoever is killed leaves no draft among the reader's
    // files, and none with other permissions.
    let draft = tree.path(Self.draft)
    unlink(draft)
    if let link = state.link {
      try? FileManager.default.createDirectory(
        atPath: tree.path(Changeover.home),
        withIntermediateDirectories: true
      )
      symlink(link, draft)
    } else if let bytes {
      do {
        try tree.write(bytes, to: Self.draft)
      } catch BookError.unwritable(_, let reason) {
        throw BookError.unwritable(file: path, reason: reason)
      }
      chmod(draft, mode_t(state.permissions))
    } else {
      throw BookError.unreadable(file: path)
    }
    let folder = URL(fileURLWithPath: full).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard rename(draft, full) == 0 else {
      throw BookError.unwritable(file: path, reason: String(cString: strerror(errno)))
    }
  }

  private static let draft = "\(Changeover.home)/draft"

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil else {
      return false
    }
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

extension Tree {
  /// Removes the folders above a path that hold nothing any more.
  fileprivate func removeEmptyFolders(above path: String) {
    var parts = path.split(separator: "/").dropLast()
    while !parts.isEmpty, rmdir(self.path(parts.joined(separator: "/"))) == 0 {
      parts = parts.dropLast()
    }
  }
}

// MARK: git

extension Changeover.Refs {
  private static let reason = ["-m", "workbook update"]

  fileprivate func go(from copies: String, _ number: Int, _ git: Git) throws {
    let tip = try git.run(["rev-parse", "--verify", "--quiet", branch]).text
    if tip != newTip {
      // Somebody has committed since it was interrupted.
      if tip != oldTip { try git.must(["update-ref", "refs/workbook/found-\(number)", tip]) }
      try git.must(["update-ref"] + Self.reason + [branch, newTip])
      try Changeover.stepped("branch")
    }
    if try head(git) != branch {
      try git.must(["symbolic-ref"] + Self.reason + ["HEAD", branch])
      try Changeover.stepped("HEAD")
    }
    try place("\(copies)/new-index", at: "\(folder)/index")
    try Changeover.stepped("index")
    for note in notes { try? FileManager.default.removeItem(atPath: "\(folder)/\(note)") }
    try Changeover.stepped("notes")
    // So that git need not read every file again; it does not matter if it can't.
    _ = try git.run(["update-index", "-q", "--refresh"])
    try Changeover.stepped("refresh")
  }

  /// Takes out what was committed since, but for some files, and keeps it under a name.
  fileprivate func leave(but files: Set<String>, _ number: Int, _ tree: Tree, _ git: Git) throws
    -> String?
  {
    let tip = try git.run(["rev-parse", "--verify", "--quiet", branch]).text
    guard tip != newTip, tip != oldTip else { return nil }
    let ref = "refs/workbook/after-update-\(number)"
    try git.must(["update-ref", ref, tip])
    let changed = ["diff-tree", "-r", "-z", "--no-renames", "--name-only", newTip, tip]
    for path in try git.must(changed).records where !files.contains(path) {
      // What is not committed stays as it is.
      guard try git.run(["diff", "--quiet", tip, "--", path]).isGood else { continue }
      if try git.run(["cat-file", "-e", "\(newTip):\(path)"]).isGood {
        try git.must(["checkout", "--quiet", newTip, "--", path])
      } else {
        try? FileManager.default.removeItem(atPath: tree.path(path))
        tree.removeEmptyFolders(above: path)
      }
    }
    try Changeover.stepped("left")
    return ref
  }

  fileprivate func goBack(from copies: String, _ git: Git) throws {
    let manager = FileManager.default
    let tip = try git.run(["rev-parse", "--verify", "--quiet", branch]).text
    if tip != oldTip {
      try git.must(["update-ref"] + Self.reason + [branch, oldTip])
      try Changeover.stepped("branch")
    }
    if oldHead.hasPrefix("ref: ") {
      let old = String(oldHead.dropFirst("ref: ".count))
      if try head(git) != old { try git.must(["symbolic-ref"] + Self.reason + ["HEAD", old]) }
    } else {
      try git.must(["update-ref", "--no-deref"] + Self.reason + ["HEAD", oldHead])
    }
    try Changeover.stepped("HEAD")
    if manager.fileExists(atPath: "\(copies)/index") {
      try place("\(copies)/index", at: "\(folder)/index")
    } else {
      try? manager.removeItem(atPath: "\(folder)/index")
    }
    try Changeover.stepped("index")
    for note in Repository.notes + ["ORIG_HEAD"] {
      try? manager.removeItem(atPath: "\(folder)/\(note)")
      if manager.fileExists(atPath: "\(copies)/\(note)") {
        try manager.copyItem(atPath: "\(copies)/\(note)", toPath: "\(folder)/\(note)")
      }
    }
    try Changeover.stepped("notes")
  }

  private func head(_ git: Git) throws -> String? {
    let answer = try git.run(["symbolic-ref", "--quiet", "HEAD"])
    return answer.isGood ? answer.text : nil
  }

  private func place(_ file: String, at goal: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw BookError.unreadable(file: file)
    }
    do {
      try data.write(to: URL(fileURLWithPath: goal), options: .atomic)
    } catch {
      throw BookError.unwritable(file: goal, reason: Tree.reason(for: error))
    }
  }
}
