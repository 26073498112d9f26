/// Reads a lesson line by line.
struct LessonParser {
  /// A fence of which the end has not been seen.
  private struct OpenFence {
    let mark: String
    let info: String
    let line: Int
    let indentation: Int
    var code: [String] = []
  }

  /// A hint of which the end has not been seen.
  private struct OpenHint {
    var title: String?
    var text: [String] = []
  }

  private var number = 0
  private var chapterTitle: String?
  private var exercises: [LessonExercise] = []
  private var isInExercise = false
  private var fences: [Fence] = []
  private var prose: [Int: String] = [:]
  private var anchors: Set<String> = []
  private var fence: OpenFence?
  private var hint: OpenHint?

  package mutating func read(_ line: String) {
    number += 1
    if let open = fence {
      readCode(line, open)
      return
    }
    if let open = Self.fence(line, at: number) {
      fence = open
      hint?.text.append(line)
      return
    }
    if let (level, title) = Self.heading(line), hint == nil { readHeading(level, title) }
    prose[number] = line
    readDetails(line)
  }

  package mutating func finish() -> Lesson {
    Lesson(
      chapterTitle: chapterTitle,
      exercises: exercises,
      fences: fences,
      prose: prose,
      anchors: anchors,
      openFence: fence?.line
    )
  }

  // MARK: Fences

  private static func fence(_ line: String, at number: Int) -> OpenFence? {
    let indentation = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indentation)
    for character in ["`", "~"] as [Character] {
      let mark = text.prefix { $0 == character }
      guard mark.count >= 3 else { continue }
      let info = text.dropFirst(mark.count).drop { $0 == " " }
      guard !info.contains("`") else { continue }
      return OpenFence(
        mark: String(mark),
        info: String(info),
        line: number,
        indentation: indentation
      )
    }
    return nil
  }

  private mutating func readCode(_ line: String, _ open: OpenFence) {
    hint?.text.append(line)
    let text = line.drop { $0 == " " }
    let isEnd = text.hasPrefix(open.mark) && text.allSatisfy { $0 == open.mark.first || $0 == " " }
    guard isEnd else {
      let margin = min(open.indentation, line.prefix { $0 == " " }.count)
      fence?.code.append(String(line.dropFirst(margin)))
      return
    }
    fences.append(Fence(kind: Fence.kind(open.info), line: open.line + 1, code: open.code))
    fence = nil
  }

  // MARK: Headings

  private static func heading(_ line: String) -> (level: Int, title: String)? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
    let title = line.dropFirst(level).drop { $0 == " " }
    return (level, String(SourceLine(String(title)).trimmed))
  }

  private mutating func readHeading(_ level: Int, _ title: String) {
    anchors.insert(LessonExercise.anchor(of: title))
    if level == 1, chapterTitle == nil {
      chapterTitle = String(title.drop { $0.isNumber }.drop { $0 == " " })
    }
    guard level <= 2 else { return }
    isInExercise = false
    guard level == 2, let id = ExerciseID(leading: title) else { return }
    let rest = title.dropFirst("\(id)".count).drop { $0 == " " }
    exercises.append(LessonExercise(id: id, title: String(rest), line: number, hints: []))
    isInExercise = true
  }

  // MARK: Hints

  private mutating func readDetails(_ line: String) {
    // Outside of a hint only a line with a tag can matter.
    guard hint != nil || line.utf8.contains(UInt8(ascii: "<")) else { return }
    var rest = Substring(line)
    if let start = rest.range(of: "<details>") {
      hint = OpenHint()
      rest = rest[start.upperBound...]
    }
    guard var open = hint else { return }
    if let start = rest.range(of: "<summary>"), let end = rest.range(of: "</summary>") {
      open.title = Self.plain(rest[start.upperBound..<end.lowerBound])
      rest = rest[end.upperBound...]
    }
    guard let end = rest.range(of: "</details>") else {
      if open.title != nil { open.text.append(String(rest)) }
      hint = open
      return
    }
    open.text.append(String(rest[..<end.lowerBound]))
    close(open)
  }

  private mutating func close(_ open: OpenHint) {
    hint = nil
    guard isInExercise, let title = open.title, title.hasPrefix("Hint") else { return }
    let isBlank: (String) -> Bool = { $0.allSatisfy(\.isWhitespace) }
    let text = open.text.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    exercises[exercises.count - 1].hints.append(.init(title: title, text: Array(text)))
  }

  /// A summary without the tags that make it bold.
  private static func plain(_ summary: Substring) -> String {
    String(SourceLine(String(summary.replacing(#/<[^>]*>/#, with: ""))).trimmed)
  }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<Index>? {
    firstRange(of: text)
  }
}
