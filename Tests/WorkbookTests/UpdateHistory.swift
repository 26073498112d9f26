import Foundation

@testable import WorkbookKit

/// A reader's work in a little book while the book goes on, all of it by chance.
struct UpdateHistory {
  /// In which state the reader's clone is when the update comes.
  enum Situation: String, CaseIterable {
    case uncommitted
    case staged
    case committed
    case committedAndMore
    case merge
    case rebase
    case stash
    case autostash

    /// The marks of a conflict, committed.
    case marks
  }

  let seed: Int
  let situation: Situation
  let editions: [Edition]
  let clone: UpdatedClone

  /// The reader's code for gaps, by their identities.
  private(set) var answers: [Int: String] = [:]

  /// What the reader wrote beside gaps: a line that is nowhere else, with the file.
  private(set) var lines: [String: String] = [:]

  /// Whether git could do it alone, and nothing is left for an update.
  private(set) var isMerged = false

  var first: Edition { editions[0] }
  var last: Edition { editions[editions.count - 1] }

  init(_ seed: Int, _ situation: Situation? = nil) throws {
    var dice = Dice(seed)
    self.seed = seed
    self.situation = situation ?? Situation.allCases[seed % Situation.allCases.count]
    var editions = [Edition(&dice)]
    for number in 1...dice.number(1...2) {
      var next = editions[number - 1]
      for _ in 0..<dice.number(1...4) { next.change(&dice) }
      // So that git has something to stumble over.
      if let place = next.chapters.firstIndex(where: { !$0.exercises.isEmpty }) {
        next.chapters[place].exercises[0].gaps[0].goal += " Now \(number)."
      }
      next.name("edition \(number)", after: editions[number - 1])
      editions.append(next)
    }
    self.editions = editions
    clone = try UpdatedClone(editions.map(\.files))
    try begin(&dice)
  }

  // MARK: The reader

  private mutating func begin(_ dice: inout Dice) throws {
    let git = clone.git
    switch situation {
    case .uncommitted: try work(&dice)
    case .staged:
      try work(&dice)
      try git.must(["add", "-A"])
      try write("// mine later\n", to: "mine/notes.md")
      lines["// mine later"] = "mine/notes.md"
    case .committed: try commit(&dice)
    case .committedAndMore:
      try commit(&dice)
      try work(&dice)
    case .merge:
      try commit(&dice)
      try write("// mine elsewhere\n", to: "mine/notes.md")
      lines["// mine elsewhere"] = "mine/notes.md"
      isMerged = try git.run(["merge", "-q", "origin/main"]).isGood
    case .rebase:
      try commit(&dice)
      isMerged = try git.run(["rebase", "-q", "origin/main"]).isGood
    case .stash:
      try work(&dice)
      try git.must(["stash", "-q"])
      try git.must(["merge", "-q", "--ff-only", "origin/main"])
      isMerged = try git.run(["stash", "pop", "-q"]).isGood
    case .autostash:
      try commit(&dice)
      try work(&dice)
      isMerged = try git.run(["rebase", "-q", "--autostash", "origin/main"]).isGood
    case .marks:
      try commit(&dice)
      isMerged = try git.run(["merge", "-q", "origin/main"]).isGood
      // Whoever does not see the marks.
      try git.must(["add", "-A"])
      if !isMerged { try git.must(["commit", "-q", "-m", "Done"]) }
    }
  }

  private mutating func commit(_ dice: inout Dice) throws {
    try work(&dice)
    try clone.git.must(["add", "-A"])
    try clone.git.must(["commit", "-q", "-m", "My answers"])
  }

  private func write(_ text: String, to path: String) throws {
    try clone.tree.write(text, to: path)
  }

  /// Answers some exercises, and changes this and that.
  private mutating func work(_ dice: inout Dice) throws {
    for (place, chapter) in first.chapters.enumerated() {
      let folder = "Chapters/\(first.folder(place))"
      for (number, exercise) in chapter.exercises.enumerated() {
        for gap in exercise.gaps where number == 0 || dice.isLucky(1, of: 2) {
          let mark = dice.number(1000...9999)
          var answer = "  // mine \(gap.identity) \(mark) ü\n  return mine\(mark)  \n"
          if dice.isLucky(1, of: 4) { answer += "\n\tlast\(mark)\n" }
          try put(answer, into: gap, "\(folder)/\(gap.file)", ExerciseID(place + 1, number + 1))
        }
      }
      let (mark, shared) = (dice.number(1000...9999), "\(folder)/Shared.swift")
      switch dice.number(0...5) {
      case 0:
        try write("import Mine\(mark)\n" + clone.tree.read(shared), to: shared)
        lines["import Mine\(mark)"] = shared
      case 1:
        try write(clone.tree.read(shared) + "// my helper \(mark)\n", to: shared)
        lines["// my helper \(mark)"] = shared
      case 2:
        forget("\(folder)/Mine.swift")
        try write("// my file \(mark)\n", to: "\(folder)/Mine.swift")
        lines["// my file \(mark)"] = "\(folder)/Mine.swift"
        chmod(clone.tree.path("\(folder)/Mine.swift"), 0o755)
      case 3:
        forget("README.md")
        try write("my readme \(mark)\n", to: "README.md")
        lines["my readme \(mark)"] = "README.md"
      default: break
      }
    }
  }

  /// What stood in a file, and the reader has written over.
  private mutating func forget(_ file: String) { lines = lines.filter { $0.value != file } }

  private mutating func put(
    _ answer: String,
    into gap: Edition.Gap,
    _ file: String,
    _ id: ExerciseID
  ) throws {
    let text = try clone.tree.read(file)
    guard let body = Self.body(of: gap.identity, in: text) else { return }
    try write(text[..<body.lowerBound] + answer + text[body.upperBound...], to: file)
    answers[gap.identity] = answer
  }

  /// Where the code of a gap stands in a text: behind its goal, and before its end.
  static func body(of identity: Int, in text: String) -> Range<String.Index>? {
    guard let start = text.range(of: "func f\(identity)()")?.upperBound,
      let mark = text.range(of: "// exercise", range: start..<text.endIndex)?.upperBound,
      let goal = text.range(of: "\n", range: mark..<text.endIndex)?.upperBound,
      let end = text.range(of: "  // end", range: goal..<text.endIndex)?.lowerBound
    else { return nil }
    return goal..<end
  }
}

extension UpdateHistory: CustomStringConvertible {
  var description: String { "seed \(seed), \(situation)" }

  /// Whether marks of a conflict stand in the code of a chapter; one in a lesson is the reader's.
  var isMarked: Bool {
    clone.tree.swiftFiles(in: "Chapters")
      .contains { name in
        clone.read("Chapters/\(name)").map(ConflictText.isMarked) ?? false
      }
  }

  /// Whether nothing has happened to the exercise of a gap that leaves a doubt where it belongs.
  func isSimple(_ identity: Int) -> Bool {
    guard situation != .marks else { return false }
    let forms = editions.map { edition in
      edition.chapters.flatMap(\.exercises).filter { $0.gaps.contains { $0.identity == identity } }
    }
    guard let form = forms[0].first else { return false }
    return forms.allSatisfy { exercises in
      exercises.count == 1
        && exercises[0].identities == form.identities
        && Set(exercises[0].gaps.map(\.identity)) == Set(form.gaps.map(\.identity))
    }
      && editions.allSatisfy { edition in
        edition.chapters.flatMap(\.exercises).count { $0.identities.contains(form.identities[0]) }
          == 1
      }
  }
}
