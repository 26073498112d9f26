extension Messages {
  static let examining: Message = "looking at the toolchain …"

  static func diagnosis(isBad: Bool) -> [Block] {
    [.blank, say(isBad ? "Fix what is marked ✗ first." : "All is well.")]
  }

  /// One finding, and how to fix it.
  static func examined(_ finding: DoctorFinding) -> [Block] {
    let sign: Message =
      switch finding.health {
      case .good: "\("✓", .good)"
      case .note: "\("·", .note)"
      case .bad: "\("✗", .bad)"
      }
    var blocks: [Block] = [.prose("\(sign) \(sentence(on: finding))", hanging: 2)]
    if case .markers(let chapter, let damage) = finding { blocks += damaged(damage, chapter) }
    if case .conflict(let conflict) = finding { blocks += Messages.conflict(conflict) }
    return blocks
  }

  private static func sentence(on finding: DoctorFinding) -> Message {
    switch finding {
    case .noToolchain:
      "swift can't be started. Install Swift 6.2 or newer from swift.org, and put it in PATH."
    case .toolchain(let version, let isOld):
      isOld
        ? "Swift \(version) is too old: the workbook needs 6.2 or newer, from swift.org or Xcode."
        : "Swift \(version)"
    case .testing(let isThere):
      isThere
        ? "Swift Testing comes with it"
        : "The toolchain has no Swift Testing: install the full one from swift.org."
    case .git(let isThere):
      isThere
        ? "git knows this folder"
        : "No git here. The workbook works without it, but can't tell when tests were changed."
    case .links(let count):
      "the links between tests are all there (\(count))"
    case .brokenLink(let link, let target, let isThere):
      """
      \(link, .strong) must be a symbolic link to \(target). Fix it with \
      \(typed("\(isThere ? "rm -r \(link) && " : "")ln -s \(target) \(link)"))
      """
    case .writable(let folder, let isWritable):
      isWritable
        ? "\(folder == "." ? "the folder" : folder) can be written to"
        : "\(folder, .strong) can't be written to; \(typed("chmod -R u+w \(folder)")) fixes it."
    case .space(let megabytes):
      megabytes < 500
        ? "Only \(megabytes) MB are free on this disk; a build needs about 500."
        : "there is room on the disk"
    case .lock(.nobody): "no other workbook is running here"
    case .lock(.somebody(let process)):
      """
      Another workbook is running in this folder\(process.map { " (process \($0))" } ?? ""); a \
      second one will wait for it.
      """
    case .textLinks(let links):
      """
      \(count(links.count, "link")) between tests (\(links.first ?? "") …) came as text files: this \
      clone was made without symbolic links. \
      \(typed("git config core.symlinks true && git checkout -- 'Tests/Solution*Tests'")) \
      makes them again; on Windows, switch on developer mode first.
      """
    case .build(let state, let path): sentence(on: state, path)
    case .conflict: "Files are not merged."
    case .halfAnUpdate: sentence(on: UpdateError.interrupted)
    case .markers(let chapter, _): "Chapter \(chapter.number) has damaged markers:"
    }
  }

  private static func sentence(on state: BuildFolder.State, _ path: String) -> Message {
    let fix: Message = "\(typed("rm -rf \(path)")) fixes it; the next run builds anew."
    return switch state {
    case .missing: "nothing is built yet"
    case .well: "the build folder is in order"
    case .broken: "The build folder \(path, .strong) is damaged. \(fix)"
    case .moved:
      "The build folder \(path, .strong) was made when the workbook was in another folder. \(fix)"
    case .ofOther(let toolchain):
      "The build folder \(path, .strong) was made by Swift \(toolchain). \(fix)"
    }
  }
}
