import Foundation

@testable import WorkbookKit

/// An edition of a little book, as a value: exercises keep their identity whatever their numbers are.
struct Edition {
  /// A gap, with the code that is given around it.
  struct Gap: Equatable {
    let identity: Int
    var goal: String
    var starter: String
    var file: String
  }

  struct Exercise: Equatable {
    /// The exercises of the first edition that it was made of.
    var identities: [Int]
    var title: String
    var gaps: [Gap]
    var lesson: String
    var tests: String
  }

  struct Chapter: Equatable {
    let identity: Int
    var name: String
    var given: String
    var exercises: [Exercise]
  }

  var chapters: [Chapter] = []
  var readme = "The book.\n"
  var isProgram = false
  var table = "# What has another number now\n"
  private var count = 0

  /// Chapter 1 with an exercise of one gap and one of two, and chapter 2 with one of one.
  init() {
    func gap(_ identity: Int, _ file: String) -> Gap {
      Gap(identity: identity, goal: "Goal \(identity).", starter: "return 0", file: file)
    }
    func exercise(_ identity: Int, _ gaps: Gap...) -> Exercise {
      Exercise(
        identities: [identity],
        title: "Title \(identity)",
        gaps: gaps,
        lesson: "Lesson \(identity).",
        tests: "tests \(identity)"
      )
    }
    chapters = [
      Chapter(
        identity: 1,
        name: "One",
        given: "given 1",
        exercises: [
          exercise(1, gap(10, "A.swift")), exercise(2, gap(20, "B.swift"), gap(21, "B.swift")),
        ]
      ),
      Chapter(
        identity: 2,
        name: "Two",
        given: "given 2",
        exercises: [exercise(3, gap(30, "C.swift"))]
      ),
    ]
    count = 3
  }

  /// Two chapters with some exercises of one or two gaps each.
  init(_ dice: inout Dice) {
    for number in 1...2 {
      let chapter = Chapter(
        identity: number,
        name: ["One", "Two"][number - 1],
        given: "given \(number)",
        exercises: []
      )
      chapters.append(chapter)
      for _ in 0..<dice.number(2...3) { addExercise(to: number - 1, at: nil, &dice) }
    }
  }

  // MARK: Asking it

  /// The folder of a chapter by its place.
  func folder(_ place: Int) -> String { "0\(place + 1)-\(chapters[place].name)" }

  /// Each exercise with its number.
  var numbered: [(id: ExerciseID, exercise: Exercise)] {
    chapters.enumerated()
      .flatMap { place, chapter in
        chapter.exercises.enumerated().map { (ExerciseID(place + 1, $0 + 1), $1) }
      }
  }

  // MARK: Changing it

  mutating func addExercise(to chapter: Int, at place: Int?, _ dice: inout Dice) {
    count += 1
    let identity = count
    let gaps = (0..<dice.number(1...2))
      .map { number in
        Gap(
          identity: identity * 10 + number,
          goal: "Goal \(identity) \(number).",
          starter: dice.isLucky(1, of: 3) ? "" : "return 0",
          file: dice.isLucky(1, of: 3) ? "Shared.swift" : "E\(identity).swift"
        )
      }
    let exercise = Exercise(
      identities: [identity],
      title: "Title \(identity)",
      gaps: gaps,
      lesson: "Lesson \(identity).",
      tests: "tests \(identity)"
    )
    let end = chapters[chapter].exercises.count
    chapters[chapter].exercises.insert(exercise, at: place ?? end)
  }

  /// One change such as a maintainer makes.
  mutating func change(_ dice: inout Dice) {
    let chapter = dice.number(0...(chapters.count - 1))
    guard !chapters[chapter].exercises.isEmpty else { return }
    let place = dice.number(0...(chapters[chapter].exercises.count - 1))
    let mark = dice.number(100...999)
    func isSplittable(_ exercise: Exercise) -> Bool { exercise.gaps.count > 1 }
    switch dice.number(0...16) {
    case 0...2:
      // One gap of an exercise: where all have other goals, their files and order have to tell.
      chapters[chapter].exercises[place].gaps[0].goal += " And \(mark)."
    case 3: chapters[chapter].exercises[place].gaps[0].starter = "return \(mark)"
    case 4: chapters[chapter].exercises[place].lesson += " More \(mark)."
    case 5: chapters[chapter].exercises[place].tests += " more \(mark)"
    case 6: chapters[chapter].exercises[place].title += " \(mark)"
    case 7: chapters[chapter].given += " \(mark)"
    case 8: addExercise(to: chapter, at: place, &dice)
    case 9: chapters[chapter].exercises.remove(at: place)
    case 10:
      guard place > 0 else { return }
      let second = chapters[chapter].exercises.remove(at: place)
      chapters[chapter].exercises[place - 1].identities += second.identities
      chapters[chapter].exercises[place - 1].gaps += second.gaps
      // Sometimes the two become one gap less, and then nobody can say what goes where.
      if dice.isLucky(1, of: 3) { chapters[chapter].exercises[place - 1].gaps.removeLast() }
    case 11:
      guard isSplittable(chapters[chapter].exercises[place]) else { return }
      var second = chapters[chapter].exercises[place]
      let last = chapters[chapter].exercises[place].gaps.removeLast()
      second.gaps = [last]
      second.title += " again"
      chapters[chapter].exercises.insert(second, at: place + 1)
    case 12: chapters[chapter].name += "More"
    case 13:
      count += 1
      let new = Chapter(identity: 100 + count, name: "New\(count)", given: "new", exercises: [])
      chapters.insert(new, at: chapter)
      addExercise(to: chapter, at: nil, &dice)
    case 14:
      count += 1
      chapters[chapter].exercises[place].gaps
        .append(
          Gap(identity: count * 1000, goal: "Goal \(count).", starter: "", file: "Shared.swift")
        )
    case 15: chapters[chapter].exercises[place].gaps[0].file = "Moved.swift"
    default:
      readme += "More \(mark).\n"
      isProgram.toggle()
    }
  }

  /// Writes into the table what has another number than in the edition before.
  mutating func name(_ edition: String, after old: Edition) {
    var lines: [String] = []
    for (place, chapter) in old.chapters.enumerated() {
      let now = chapters.firstIndex { $0.identity == chapter.identity }
      if let now, now != place { lines.append("- chapter \(place + 1) → \(now + 1)") }
    }
    var told: Set<ExerciseID> = []
    for (id, exercise) in old.numbered where !told.contains(id) {
      let now = numbered.filter {
        !Set($0.exercise.identities).isDisjoint(with: exercise.identities)
      }
      let before = old.numbered.filter { other in
        now.contains { !Set($0.exercise.identities).isDisjoint(with: other.exercise.identities) }
      }
      if now.map(\.id) != [id] || before.count > 1 {
        let from = before.isEmpty ? [id] : before.map(\.id)
        told.formUnion(from)
        let to = now.isEmpty ? "nothing" : now.map { "\($0.id)" }.joined(separator: ", ")
        lines.append("- \(from.map { "\($0)" }.joined(separator: ", ")) -> \(to)")
      }
    }
    guard !lines.isEmpty else { return }
    let head = "# What has another number now\n"
    table =
      head + "\n## \(edition)\n\n" + lines.joined(separator: "\n") + "\n"
      + old.table.dropFirst(head.count)
  }

  // MARK: As files

  /// All files by their paths; a link begins with `->`.
  var files: [String: String] {
    var files = [
      "Package.swift": "// a package\n", ".gitignore": ".build/\n.workbook/\n",
      "README.md": readme, Renames.file: table, "run": "#!/bin/sh\n",
    ]
    for (place, chapter) in chapters.enumerated() {
      let (folder, number) = (folder(place), place + 1)
      var texts: [String: String] = [
        "Shared.swift": "// \(chapter.given)\n", "Given/G.swift": "// \(chapter.given)\n",
      ]
      var lesson = "# \(number) \(chapter.name)\n"
      for (index, exercise) in chapter.exercises.enumerated() {
        let id = ExerciseID(number, index + 1)
        lesson += "\n## \(id) \(exercise.title)\n\(exercise.lesson)\n"
        files["Tests/Chapter0\(number)Tests/\(id.testFilePrefix)T.swift"] =
          "@Suite struct `\(id) \(exercise.title)` {}\n// \(exercise.tests)\n"
        for gap in exercise.gaps {
          let starter = gap.starter.isEmpty ? "" : "  // starts as: \(gap.starter)\n"
          texts[gap.file, default: "// \(chapter.given)\n"] += """

            func f\(gap.identity)() {
              // exercise \(id): \(gap.goal)
            \(starter)  return solved\(gap.identity)
              // end \(id)
            }

            """
        }
      }
      files["Chapters/\(folder)/README.md"] = lesson
      for (name, text) in texts {
        files["Solutions/\(folder)/\(name)"] = text
        files["Chapters/\(folder)/\(name)"] = RegionFile(text).starter
      }
      files["Tests/Solution0\(number)Tests"] = "->Chapter0\(number)Tests"
    }
    return files
  }
}

/// Numbers that look like chance, and are the same each time.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func isLucky(_ count: Int, of all: Int) -> Bool { number(1...all) <= count }
}
