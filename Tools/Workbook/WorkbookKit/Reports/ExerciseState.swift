/// How an exercise stands, as its tests say.
enum ExerciseState: Equatable, Sendable {
  /// Its tests ran, and all of them pass.
  case done

  /// A test fails.
  case failing

  /// A test fails, and nothing has been typed yet.
  case notBegun

  /// The program crashed in one of its tests.
  case trapped(Trap)

  /// A test made no progress for that many seconds.
  case hung(patience: Double)

  /// The program ended by itself, with that code, in the middle of a test.
  case quit(code: Int32)

  /// None of its tests ran: there are none, or a hang before them was in the way.
  case untested

  var isDone: Bool { self == .done }

  /// Whether the program did not get through its tests.
  var isCrash: Bool {
    switch self {
    case .trapped, .hung, .quit: true
    case .done, .failing, .notBegun, .untested: false
    }
  }

  /// The name of the state in files and for programs.
  var keyword: String {
    switch self {
    case .done: "done"
    case .failing: "failing"
    case .notBegun: "not begun"
    case .trapped: "trapped"
    case .hung: "hung"
    case .quit: "quit"
    case .untested: "untested"
    }
  }
}
