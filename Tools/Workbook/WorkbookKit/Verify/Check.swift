/// What verify looks at, in the order of its table.
enum Check: String, CaseIterable, Sendable {
  case sync
  case solutions
  case starters
  case staircase
  case mistakes
  case lessons
}
