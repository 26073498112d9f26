import Foundation

/// The last build that succeeded, and the commands to make it again after a change of the reader's.
///
/// From one save to the next a file of the chapter changes, and the package manager takes longer to
/// find that out than the compiler takes for the file. So as long as nothing else has changed, the
/// compiler and the linker are called as they were called by the package manager.
struct LastBuild: Codable, Equatable {
  /// How the package manager was called, and for which targets.
  let request: [String]

  /// When each file was changed that the build depends on; of the reader's files only the names
  /// count, and they are 0.
  let files: [String: Double]

  /// The commands that compile the reader's module and its tests, and the one that links them.
  let code: [String]
  let tests: [String]
  let link: [String]

  /// The state of the reader's module that the tests were compiled against.
  var tested: Double?

  private static let file = "last-build.json"

  /// Reads what was saved after the last build; nil if something but the reader's code has changed
  /// since.
  init?(request: [String], modules: [SourceStamps.Module], in tree: Tree) {
    let scratch = Tree(root: Scratch.path(for: tree))
    guard
      let data = FileManager.default.contents(atPath: scratch.path(Self.file)),
      let known = try? JSONDecoder().decode(Self.self, from: data),
      known.request == request,
      known.files == Self.files(modules, known.code, in: tree)
    else { return nil }
    self = known
  }

  /// Takes the commands from what the package manager has planned; nil if they are not there.
  init?(planned request: [String], modules: [SourceStamps.Module], in tree: Tree) {
    #if os(Linux)
    let scratch = Tree(root: Scratch.path(for: tree))
    guard
      modules.count == 2,
      let plan = FileManager.default.contents(atPath: scratch.path(Self.plan))
        .map({ String(decoding: $0, as: UTF8.self) }),
      let code = Self.command(for: "C.\(modules[0].name)-", in: plan),
      let tests = Self.command(for: "C.\(modules[1].name)-", in: plan),
      let link = Self.command(for: #"PackageTests-[^"]*\.test""#, in: plan)
    else { return nil }
    self.request = request
    self.code = code
    // They are compiled only when what the module declares has changed, and then all of them. An
    // incremental build finds that out file by file, and takes them one after the other.
    self.tests = tests.filter { $0 != "-incremental" }
    self.link = link
    files = Self.files(modules, code, in: tree)
    tested = Self.state(of: modules[0], in: scratch)
    #else
    return nil
    #endif
  }

  func save(for tree: Tree) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? Tree(root: Scratch.path(for: tree)).write(data, to: Self.file)
  }

  /// What was saved no longer holds.
  static func forget(for tree: Tree) {
    let scratch = Tree(root: Scratch.path(for: tree))
    try? FileManager.default.removeItem(atPath: scratch.path(file))
  }

  /// When the compiler last wrote down what a module declares; it leaves the file alone where that
  /// is the same as before.
  static func state(of module: SourceStamps.Module, in scratch: Tree) -> Double? {
    scratch.changed("debug/Modules/\(module.name).swiftmodule")?.timeIntervalSince1970
  }

  private static let plan = "debug.yaml"

  private static func files(
    _ modules: [SourceStamps.Module],
    _ command: [String],
    in tree: Tree
  ) -> [String: Double] {
    var files: [String: Double] = [:]
    func note(_ file: String, _ date: Date?) { files[file] = date?.timeIntervalSince1970 ?? -1 }
    for name in tree.swiftFiles(in: modules[0].folder) { files["\(modules[0].folder)/\(name)"] = 0 }
    for folder in ["Solutions", "Tests/Support", modules[1].folder] {
      for name in tree.swiftFiles(in: folder) {
        note("\(folder)/\(name)", tree.changed("\(folder)/\(name)"))
      }
    }
    note("Package.swift", tree.changed("Package.swift"))
    note(plan, Tree(root: Scratch.path(for: tree)).changed(plan))
    for compiler in command.prefix(1) { note(compiler, Tree(root: "").changed(compiler)) }
    return files
  }

  /// The command of the step whose name matches.
  ///
  /// The plan is a list of steps, each of which begins with its name in quotation marks; the line of
  /// its command begins with `args:`, and what follows is an array of JSON.
  private static func command(for name: String, in plan: String) -> [String]? {
    let steps = plan.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("commands:") }
    let isName = { (line: Substring) in
      line.hasPrefix("  \"") && line.range(of: name, options: .regularExpression) != nil
    }
    guard
      let arguments = steps.drop(while: { !isName($0) }).prefix(while: { !$0.isEmpty })
        .first(where: { $0.hasPrefix("    args: ") }),
      let command = try? JSONDecoder()
        .decode(
          [String].self,
          from: Data(arguments.dropFirst("    args: ".count).utf8)
        )
    else { return nil }
    // That is for the package manager's eyes.
    return command.filter { $0 != "-parseable-output" }
  }
}
