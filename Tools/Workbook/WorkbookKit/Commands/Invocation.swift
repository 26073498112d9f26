/// A command with the options that go with any command.
struct Invocation: Equatable, Sendable {
  var command: Command
  var root: String?
  var isJSON = false
  var isYes = false

  /// How many seconds tests may make no progress.
  var patience: Double?
}
