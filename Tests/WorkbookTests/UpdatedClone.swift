import Foundation

@testable import WorkbookKit

/// A clone of a little book with a reader in it, and the newer editions of its upstream, which are
/// fetched already.
final class UpdatedClone {
  let tree: Tree
  let git: Git

  private let environment: [String: String]

  /// Makes a repository whose branch `main` is at the first edition, and `origin/main` at the last.
  init(_ editions: [[String: String]]) throws {
    // In memory where that can be had: hundreds of repositories are made here.
    let memory = "/dev/shm"
    let isThere = FileManager.default.isWritableFile(atPath: memory)
    let folder = URL(fileURLWithPath: isThere ? memory : NSTemporaryDirectory())
      .resolvingSymlinksInPath()
    let name = "update-\(UUID().uuidString)"
    tree = Tree(root: folder.appendingPathComponent(name).path)
    // No test here is about building, so `swift` is a program that fails.
    let programs = tree.path(".build/programs")
    try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
    let failing =
      ["/bin/false", "/usr/bin/false"].first(where: FileManager.default.fileExists) ?? ""
    try FileManager.default.createSymbolicLink(
      atPath: "\(programs)/swift",
      withDestinationPath: failing
    )
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    environment = [
      "PATH": "\(programs):\(path)", "HOME": "/nowhere", "GIT_CONFIG_NOSYSTEM": "1",
    ]
    guard let git = Git(in: tree.root, environment: environment) else {
      throw EngineError.cannotStart("git", reason: "not there")
    }
    self.git = git
    try git.must(["init", "-q", "--template=", "-b", "main"])
    try tree.write(
      try tree.read(".git/config") + """
        [user]
        name = Reader
        email = reader@localhost
        [branch "main"]
        remote = origin
        merge = refs/heads/main
        [remote "origin"]
        url = .
        fetch = +refs/nothing/*:refs/remotes/nothing/*

        """,
      to: ".git/config"
    )
    var stream = ""
    for (number, files) in editions.enumerated() {
      let names =
        number == 0
        ? ["refs/heads/main", "refs/remotes/origin/main"] : ["refs/remotes/origin/main"]
      for name in names {
        stream += "commit \(name)\ncommitter M <m@localhost> \(1000 + number) +0000\n"
        stream += Self.data("Edition \(number)")
        stream += "deleteall\n"
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
          let isLink = text.hasPrefix("->")
          let mode = isLink ? "120000" : path == "run" ? "100755" : "100644"
          stream +=
            "M \(mode) inline \(path)\n" + Self.data(isLink ? String(text.dropFirst(2)) : text)
        }
      }
    }
    try git.must(
      ["-c", "fastimport.unpackLimit=1", "fast-import", "--quiet", "--date-format=raw"],
      input: Data(stream.utf8)
    )
    try git.must(["reset", "-q", "--hard", "main"])
  }

  deinit {
    try? FileManager.default.removeItem(atPath: tree.root)
  }

  private static func data(_ text: String) -> String { "data \(text.utf8.count)\n\(text)\n" }

  // MARK: Commands

  /// What a command says, and how it ends.
  func run(_ line: String, environment: [String: String] = [:]) -> TestedBook.Result {
    let written = Written()
    let terminal = Terminal(isInteractive: false, hasColour: false, width: 80)
    let console = Console(terminal, program: "workbook") { written.add($0) }
    let program = Program(
      arguments: line.split(separator: " ").map(String.init),
      environment: self.environment.merging(environment) { $1 },
      folder: tree.root,
      output: console,
      errors: console
    )
    let code = program.reporting { try Workbook.run(program) { _ in nil } }
    return TestedBook.Result(text: written.text, code: code)
  }

  /// Updates without running tests; gives the report, and what was said besides.
  func update(from name: String? = "origin/main") throws -> UpdateReport? {
    try command.update(from: name)
  }

  func goBack() throws {
    _ = try command.runBack()
  }

  private var command: UpdateCommand {
    let terminal = Terminal(isInteractive: false, hasColour: false, width: 80)
    let console = Console(terminal, program: "workbook") { _ in }
    return UpdateCommand(
      session: Session(
        book: Book(reading: tree),
        console: console,
        store: ProgressStore(tree) { _ in },
        isJSON: false,
        isYes: false,
        timeout: 1,
        environment: environment,
        ask: { _ in nil }
      ),
      folder: tree.root
    )
  }

  // MARK: States

  /// All that an update may touch: files with their permissions, the branch, HEAD, the index and
  /// what git remembers of an operation.
  var state: [String: String] {
    get throws {
      var state: [String: String] = [:]
      let walk = FileManager.default.enumerator(atPath: tree.root)
      for case let path as String in walk ?? .init() {
        let others: Set<Substring> = [".workbook", ".build", ".git"]
        guard others.isDisjoint(with: path.split(separator: "/")),
          let file = FileState(path, in: tree)
        else { continue }
        state[path] = "\(file.state) \(file.bytes?.base64EncodedString() ?? "")"
      }
      for name in Repository.notes + ["HEAD", "ORIG_HEAD", "index"] {
        let inner = FileManager.default.enumerator(atPath: tree.path(".git/\(name)"))
        let names = inner.map { $0.compactMap { $0 as? String } } ?? []
        for file in [".git/\(name)"] + names.map({ ".git/\(name)/\($0)" }) {
          guard let data = FileManager.default.contents(atPath: tree.path(file)) else { continue }
          state[file] = data.base64EncodedString()
        }
      }
      state["branch"] = try git.run(["rev-parse", "refs/heads/main"]).text
      return state
    }
  }

  /// The same without what differs each time: the numbers of commits, and the index's times.
  var files: [String: String] {
    get throws {
      var state = try state.filter { !$0.key.hasPrefix(".git/") && $0.key != "branch" }
      state["index"] = try git.run(["ls-files", "-s"]).text
      state["commit"] = try git.run(["rev-parse", "HEAD^{tree}"]).text
      return state
    }
  }

  func read(_ path: String) -> Data? { FileManager.default.contents(atPath: tree.path(path)) }
}
