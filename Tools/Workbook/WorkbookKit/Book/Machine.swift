/// All the code that an exercise is about, of which its regions are parts.
///
/// In a solution it stands between two comments:
/// ```
/// // machine 9.3: What `flatMapLatest` is made of.
/// …
/// // end machine 9.3
/// ```
/// A reader who wants it harder gets it taken out as a whole: it becomes one region, which starts
/// with what `starts as:` says behind the goal, and the regions in it are gone. For everybody else
/// the comments are not there.
struct Machine {
  let exercise: ExerciseID

  /// The first comment as the first marker of a region, and the rest of the goal.
  private let head: [SourceLine]

  private let startsAsComments: [SourceLine]

  /// All that follows, with the regions in it.
  private let text: [SourceLine]

  private let end: SourceLine

  /// The last line of the goal of such a region, by which it is recognised.
  static let sign = "Bare: all between these two marks is yours."

  /// Reads the machine that begins a text.
  private init?(_ lines: ArraySlice<SourceLine>) {
    guard let first = lines.first, let (id, goal) = Self.beginning(first) else { return nil }
    let rest = lines.dropFirst()
    guard let last = rest.firstIndex(where: { Self.ending($0) == id }) else { return nil }
    let inside = rest[..<last]
    let goals = inside.prefix { Marker($0) == nil && Marker.continuedGoal($0) != nil }
    let stub = inside.dropFirst(goals.count).prefix(while: Marker.saysHowItStarts)
    let blanks = first.indentation
    exercise = id
    head =
      [SourceLine("\(blanks)// exercise \(id): \(goal)", ending: first.ending)] + goals
      + [SourceLine("\(blanks)//   \(Self.sign)", ending: first.ending)]
    startsAsComments = Array(stub)
    text = Array(inside.dropFirst(goals.count + stub.count))
    end = SourceLine("\(blanks)// end \(id)", ending: rest[last].ending)
  }

  /// The lines of the machine as one region.
  private var region: [SourceLine] {
    let code = RegionFile(text.joined).segments
      .flatMap { segment in
        switch segment {
        case .given(let lines): lines
        case .region(let region): region.body
        }
      }
    return head + startsAsComments + code + [end]
  }

  /// How many lines the machine takes in the file; the sign is not there, but the last comment is.
  private var count: Int { head.count + startsAsComments.count + text.count }

  // MARK: Texts

  /// The exercises whose machines are taken out in a reader's files.
  static func bareExercises(in sources: ChapterSources) -> Set<ExerciseID> {
    Set(sources.regions.filter { $0.region.goal.hasSuffix(sign) }.map(\.key.exercise))
  }

  /// The exercises that have a machine in the text of a solution.
  static func exercises(in text: String) -> Set<ExerciseID> {
    guard text.contains(word) else { return [] }
    return Set(SourceLine.lines(of: text).compactMap { beginning($0)?.id })
  }

  /// The text of a solution, with the machines of some exercises as regions, and without a word
  /// about the others.
  static func text(of solution: String, bare: Set<ExerciseID>) -> String {
    guard solution.contains(word) else { return solution }
    var lines = SourceLine.lines(of: solution)[...]
    var result: [SourceLine] = []
    while let line = lines.first {
      if let machine = Machine(lines) {
        result += bare.contains(machine.exercise) ? machine.region : machine.text
        lines = lines.dropFirst(machine.count)
      } else {
        result.append(line)
        lines = lines.dropFirst()
      }
    }
    return result.joined
  }

  private static let word = "// machine "

  private static func beginning(_ line: SourceLine) -> (id: ExerciseID, goal: String)? {
    guard line.trimmed.hasPrefix(word) else { return nil }
    let rest = line.trimmed.dropFirst(word.count)
    guard let colon = rest.firstIndex(of: ":"), let id = ExerciseID(rest[..<colon]) else {
      return nil
    }
    return (id, String(rest[colon...].dropFirst().drop { $0 == " " }))
  }

  private static func ending(_ line: SourceLine) -> ExerciseID? {
    let word = "// end machine "
    return line.trimmed.hasPrefix(word) ? ExerciseID(line.trimmed.dropFirst(word.count)) : nil
  }
}
