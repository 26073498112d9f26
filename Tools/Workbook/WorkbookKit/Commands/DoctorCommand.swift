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
    session.console.show(findings.flatMap(Messages.ailment))
    let isIll = findings.contains { $0.health == .ill }
    session.console.show(Messages.diagnosis(isIll: isIll))
    return isIll ? .unable : .done
  }

  private var toolchain: [Ailment] {
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

  private var links: [Ailment] {
    let broken = session.book.chapters.compactMap { chapter -> Ailment? in
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

  private func build(with toolchain: [Ailment]) -> Ailment {
    let version = toolchain.lazy
      .compactMap { ailment -> String? in
        guard case .toolchain(let version, _) = ailment else { return nil }
        return version
      }
      .first
    let path = session.tree.relative(Scratch.path(for: session.tree))
    return .build(BuildFolder.state(of: session.tree, toolchain: version), path: path)
  }

  private var folders: [Ailment] {
    [".", ".build", ".workbook", "Chapters"].filter(session.tree.exists)
      .map { folder in
        .writable(
          folder,
          isWritable: FileManager.default.isWritableFile(atPath: session.tree.path(folder))
        )
      }
  }

  private var space: Ailment {
    .space(megabytes: Scratch.megabytesFree(for: session.tree))
  }

  private var markers: [Ailment] {
    session.book.chapters.compactMap { chapter in
      guard
        let mine = try? ChapterSources(reading: chapter.starters, in: session.tree),
        let reference = try? ChapterSources(reading: chapter.solutions, in: session.tree)
      else { return nil }
      let damage = RegionDamage.all(in: mine, beside: reference)
      return damage.isEmpty ? nil : .markers(chapter, damage)
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
    let deadline = Clock.seconds + 30
    while child.ending == nil, Clock.seconds < deadline, !Interruption.isAsked {
      child.pump(milliseconds: 50)
    }
    return child.ending == .exited(0) ? child.output.text : nil
  }
}
