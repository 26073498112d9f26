import WorkbookKit

/// Checks a lesson: its headings, hints, links and drawings, and the code that stands in it.
struct LessonCheck {
  let chapter: Chapter
  let tree: Tree
  let timeout: Double
  let environment: [String: String]

  func outcome(_ solution: ChapterSources) throws -> ChapterResult.Outcome {
    guard let lesson = chapter.lesson else {
      return .init(findings: [.noTitle(file: chapter.lessonFile)])
    }
    let findings = findings(of: lesson, solution)
    let docTest = DocTest(chapter: chapter, lesson: lesson, tree: tree)
    guard docTest.hasCode else { return .init(findings: findings, count: 0) }
    return .init(
      findings: findings + (try docTest.run(timeout: timeout, environment: environment)),
      count: docTest.count
    )
  }

  /// What can be seen without running anything.
  func findings(of lesson: Lesson, _ solution: ChapterSources) -> [VerifyFinding] {
    let suites = SuiteNames(reading: chapter.tests, in: tree).titles
    var findings: [VerifyFinding] = []
    if (lesson.chapterTitle ?? "").isEmpty { findings.append(.noTitle(file: chapter.lessonFile)) }
    if let line = lesson.openFence {
      findings.append(.openFence(file: chapter.lessonFile, line: line))
    }
    // The lesson says which exercises there are; one that it forgets has a region all the same.
    let regions = solution.exercises.filter { $0.chapter == chapter.number }
    for id in regions.union(chapter.exercises.map(\.id)).sorted() {
      if !regions.contains(id) { findings.append(.noRegion(id)) }
      let suite = suites[id]
      if suite == nil { findings.append(.noSuite(id)) }
      guard let section = lesson.exercise(id) else {
        findings.append(.noHeading(id, file: chapter.lessonFile))
        continue
      }
      if let suite, suite != section.title {
        findings.append(.otherTitle(id, lesson: section.title, suite: suite))
      }
      if section.hints.count != 3 {
        findings.append(
          .notThreeHints(
            id,
            count: section.hints.count,
            file: chapter.lessonFile,
            line: section.line
          )
        )
      }
    }
    return findings + outputFindings(lesson) + referenceFindings(lesson)
      + PictureCheck(chapter: chapter, tree: tree).findings(of: lesson)
  }

  private func outputFindings(_ lesson: Lesson) -> [VerifyFinding] {
    lesson.fences.indices.compactMap { place in
      guard lesson.fences[place].kind == .run else { return nil }
      let next = place + 1
      let isFollowed = next < lesson.fences.count && lesson.fences[next].kind == .output
      return isFollowed
        ? nil : .runWithoutOutput(file: chapter.lessonFile, line: lesson.fences[place].line)
    }
  }

  private func referenceFindings(_ lesson: Lesson) -> [VerifyFinding] {
    lesson.references.filter { !isAlive($0, lesson) }
      .map { .deadReference($0, file: chapter.lessonFile) }
  }

  private func isAlive(_ reference: LessonReference, _ lesson: Lesson) -> Bool {
    switch reference.kind {
    case .code:
      let folders = [chapter.starters, "\(chapter.starters)/Given", chapter.tests, ""]
      return folders.contains {
        tree.exists($0.isEmpty ? reference.path : "\($0)/\(reference.path)")
      }
    case .link:
      guard !reference.path.isEmpty else {
        return reference.anchor.map(lesson.anchors.contains) ?? true
      }
      let file = "\(chapter.starters)/\(reference.path)"
      guard tree.exists(file) else { return false }
      guard let anchor = reference.anchor, file.hasSuffix(".md") else { return true }
      let other = (try? tree.read(file)).map(Lesson.init)
      return other?.anchors.contains(anchor) ?? false
    }
  }
}

extension Lesson {
  /// The places that the lesson points to: links, and names of files written as code.
  var references: [LessonReference] {
    prose.sorted { $0.key < $1.key }.flatMap { LessonReference.all(in: $1, at: $0) }
  }
}

/// Something that a lesson points to.
struct LessonReference: Equatable, Sendable, CustomStringConvertible {
  /// How the lesson points to it.
  enum Kind: Equatable, Sendable {
    case link
    case code
  }

  let kind: Kind
  let path: String

  /// The part behind `#`, in a link.
  let anchor: String?

  /// Where it stands, from 1.
  let line: Int

  var description: String { path + (anchor.map { "#\($0)" } ?? "") }

  /// The links and names of files in a line that is not code.
  static func all(in line: String, at number: Int) -> [LessonReference] {
    // Most lines point nowhere, and are spared the patterns.
    let bytes = line.utf8
    guard bytes.contains(UInt8(ascii: "`")) || bytes.contains(UInt8(ascii: "]")) else { return [] }
    var references: [LessonReference] = []
    for match in line.matches(of: #/`([^`]+)`/#) where isFileName(match.1) {
      references.append(.init(kind: .code, path: String(match.1), anchor: nil, line: number))
    }
    let prose = line.replacing(#/`[^`]*`/#, with: "")
    for match in prose.matches(of: #/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/#) {
      guard !match.1.contains("://"), !match.1.hasPrefix("mailto:") else { continue }
      let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      references.append(
        .init(
          kind: .link,
          path: String(parts[0]).removingPercentEncoding,
          anchor: parts.count > 1 ? String(parts[1]) : nil,
          line: number
        )
      )
    }
    return references
  }

  /// Whether code in a sentence is the name of a file and not an expression.
  private static func isFileName(_ code: Substring) -> Bool {
    let isPlain = code.allSatisfy { character in
      character.isLetter || character.isNumber || "-_./+".contains(character)
    }
    guard isPlain, !code.hasPrefix("/"), !code.hasPrefix(".") || code.hasPrefix("../") else {
      return false
    }
    return code.hasSuffix(".swift") && code.count > 6 || code.dropFirst().contains("/")
  }
}

extension String {
  /// The text with `%20` and the like read.
  fileprivate var removingPercentEncoding: String {
    replacing(#/%([0-9A-Fa-f]{2})/#) { match in
      UInt8(match.1, radix: 16).map { String(UnicodeScalar($0)) } ?? String(match.0)
    }
  }
}
