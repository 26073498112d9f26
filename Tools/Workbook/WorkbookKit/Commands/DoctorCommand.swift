import Foundation

/// Looks whether everything is here that the workbook needs.
struct DoctorCommand {
  let session: Session

  func run() -> ExitCode {
    session.console.showStatus(Messages.examining)
    let toolchain = toolchain
    let findings =
      toolchain + [
        .git(isThere: GitStatus(session.tree, environment: session.environment).isAvailable)
      ] + links + folders
      + [space, .lock(FileLock.holder(of: ".build/workbook.lock", in: session.tree))]
      + [build(with: toolchain)] + markers
    session.console.show(findings.flatMap(Messages.examined))
    let isBad = findings.contains { $0.health == .bad }
    session.console.show(Messages.diagnosis(isBad: isBad))
    return isBad ? .unable : .done
  }

  private var toolchain: [DoctorFinding] {
    guard let text = output(of: ["--version"]) else { return [.noToolchain] }
    guard
      let match = text.firstMatch(of: #/Swift version (\d+)\.(\d+)[^ ]*/#),
      let major = Int(match.1), let minor = Int(match.2)
    else { return [.noToolchain] }
    let version = String(match.0.dropFirst("Swift version ".count))
    return [
      .toolchain(version, isOld: (major, minor) < (6, 2)),
      .testing(isThere: hasTesting),
    ]
  }

  /// Whether the toolchain brings Swift Testing; on a Mac every new one does.
  private var hasTesting: Bool {
    #if os(Linux)
    let text = output(of: ["-print-target-info"]) ?? ""
    guard let match = text.firstMatch(of: #/"runtimeResourcePath"\s*:\s*"([^"]*)"/#) else {
      return true
    }
    return FileManager.default.fileExists(atPath: "\(match.1)/linux/Testing.swiftmodule")
    #else
    return true
    #endif
  }

  private var links: [DoctorFinding] {
    let broken = session.book.chapters.compactMap { chapter -> DoctorFinding? in
      let link = chapter.solutionTests
      let target = try? FileManager.default.destinationOfSymbolicLink(
        atPath: session.tree.path(link)
      )
      guard target != chapter.testModule, !isText(link, to: chapter.testModule) else { return nil }
      return .brokenLink(link, to: chapter.testModule, isThere: session.tree.exists(link))
    }
    let texts = session.book.chapters.filter { isText($0.solutionTests, to: $0.testModule) }
    if !texts.isEmpty { return [.textLinks(texts.map(\.solutionTests))] + broken }
    return broken.isEmpty ? [.links(count: session.book.chapters.count)] : broken
  }

  /// Whether a text file stands in place of a link: git writes one where links are not allowed.
  private func isText(_ link: String, to target: String) -> Bool {
    let path = session.tree.path(link)
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    return !isLink && (try? session.tree.read(link)).map { $0.filter { !$0.isNewline } } == target
  }

  private func build(with toolchain: [DoctorFinding]) -> DoctorFinding {
    let version = toolchain.lazy
      .compactMap { finding -> String? in
        guard case .toolchain(let version, _) = finding else { return nil }
        return version
      }
      .first
    let path = session.tree.relative(Scratch.path(for: session.tree))
    return .build(BuildFolder.state(of: session.tree, toolchain: version), path: path)
  }

  private var folders: [DoctorFinding] {
    [".", ".build", ".workbook", "Chapters"].filter(session.tree.exists)
      .map { folder in
        .writable(
          folder,
          isWritable: FileManager.default.isWritableFile(atPath: session.tree.path(folder))
        )
      }
  }

  private var space: DoctorFinding {
    .space(megabytes: Scratch.megabytesFree(for: session.tree))
  }

  private var markers: [DoctorFinding] {
    if Changeover.pending(in: session.tree) != nil { return [.halfAnUpdate] }
    if let conflict = Conflict.find(in: session.tree, environment: session.environment) {
      return [.conflict(conflict)]
    }
    return session.book.chapters.compactMap { chapter in
      guard let text = try? ChapterText(reading: chapter, in: session.tree) else { return nil }
      return text.damage.isEmpty ? nil : .markers(chapter, text.damage)
    }
  }

  private func output(of arguments: [String]) -> String? {
    let request = ProcessRequest(
      program: "swift",
      arguments: arguments,
      environment: session.environment,
      folder: session.tree.root
    )
    guard let child = try? ChildProcess(starting: request) else { return nil }
    child.wait(seconds: 30)
    return child.ending == .exited(0) ? child.output.text : nil
  }
}

/// What the doctor looks at, and what it found.
enum DoctorFinding: Equatable, Sendable {
  /// How serious a finding is.
  enum Health: Equatable, Sendable {
    case good
    case note
    case bad
  }

  case noToolchain
  case toolchain(String, isOld: Bool)
  case testing(isThere: Bool)
  case git(isThere: Bool)
  case links(count: Int)
  case brokenLink(String, to: String, isThere: Bool)

  /// Text files stand where symbolic links should be: so does a clone without such links.
  case textLinks([String])
  case build(BuildFolder.State, path: String)
  case writable(String, isWritable: Bool)
  case space(megabytes: Int)
  case lock(FileLock.Holder)
  case markers(Chapter, [RegionDamage])
  case conflict(Conflict)
  case halfAnUpdate

  var health: Health {
    switch self {
    case .noToolchain, .brokenLink, .textLinks, .conflict, .halfAnUpdate: .bad
    case .build(.missing, _), .build(.well, _): .good
    case .build: .bad
    case .toolchain(_, let isOld): isOld ? .bad : .good
    case .testing(let isThere): isThere ? .good : .bad
    case .git(let isThere): isThere ? .good : .note
    case .links: .good
    case .writable(_, let isWritable): isWritable ? .good : .bad
    case .space(let megabytes): megabytes < 500 ? .bad : .good
    case .lock(let holder): holder == .nobody ? .good : .note
    case .markers(_, let damage): damage.isEmpty ? .good : .bad
    }
  }
}

/// Looks whether the build folder is one that a build can go on from.
enum BuildFolder {
  /// Its state.
  enum State: Equatable, Sendable {
    /// There is none yet: the first build makes it.
    case missing
    case well

    /// It is no folder, or what the package manager keeps there can't be read.
    case broken

    /// The book was somewhere else when it was made.
    case moved

    /// Another toolchain has made it.
    case ofOther(toolchain: String)
  }

  static func state(of tree: Tree, toolchain: String?) -> State {
    let scratch = Tree(root: Scratch.path(for: tree))
    guard scratch.exists("") else { return .missing }
    guard scratch.isFolder(""), isReadable(scratch) else { return .broken }
    if let plan = try? scratch.read("debug.yaml"), !plan.contains("\(tree.root)/") {
      return .moved
    }
    let versions = scratch.names(in: "debug")
      .filter { $0.hasPrefix("swift-version-") }
      .compactMap { try? scratch.read("debug/\($0)") }
      .compactMap { $0.firstMatch(of: #/Swift version (\d+\.\d+[^ ]*)/#).map { String($0.1) } }
    if let toolchain, let other = versions.first, !versions.contains(toolchain) {
      return .ofOther(toolchain: other)
    }
    return .well
  }

  private static func isReadable(_ scratch: Tree) -> Bool {
    let manager = FileManager.default
    if let state = manager.contents(atPath: scratch.path("workspace-state.json")),
      (try? JSONSerialization.jsonObject(with: state)) == nil
    {
      return false
    }
    guard let handle = FileHandle(forReadingAtPath: scratch.path("build.db")) else { return true }
    defer { try? handle.close() }
    let head = (try? handle.read(upToCount: 15)) ?? Data()
    return head == Data("SQLite format 3".utf8)
  }
}
