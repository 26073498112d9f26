/// Which tests to run.
struct TestSelection: Equatable, Sendable {
  /// The module that they are in.
  let module: String

  /// Only those of these exercises; nil means all tests of the module.
  let exercises: [ExerciseID]?

  /// Whether one test runs after the other, so that a crash names the test that it came from.
  let isSerial: Bool

  init(_ module: String, _ exercises: [ExerciseID]? = nil, isSerial: Bool = false) {
    self.module = module
    self.exercises = exercises
    self.isSerial = isSerial
  }

  /// Patterns for the names of tests, such as ``Chapter01Tests.`1.1 A value that talks`/…``.
  var filters: [String] {
    guard let exercises else { return ["^\(module)\\."] }
    return exercises.map { "^\(module)\\.`\($0.chapter)\\.\($0.number) " }
  }

  var arguments: [String] {
    filters.flatMap { ["--filter", $0] } + (isSerial ? ["--no-parallel"] : [])
  }
}
