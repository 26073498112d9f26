// swift-tools-version: 6.2
import PackageDescription

// Without Foundation, which takes longer to read than all of this: SwiftPM compiles this file anew
// for each exercise that a reader comes to.
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// One row of the book: a chapter, named as its folder, and the chapters whose solutions it builds on.
struct Chapter {
  let number: Int
  let name: String
  let buildsOn: [Int]

  /// The chapters whose solutions its tests use besides.
  let testsUse: [Int]

  /// Whether there is a lesson with exercises; without it there is the solution alone.
  let isWritten: Bool

  init(
    _ number: Int,
    _ name: String,
    buildsOn: [Int] = [],
    testsUse: [Int] = [],
    isWritten: Bool = true
  ) {
    self.number = number
    self.name = name
    self.buildsOn = buildsOn
    self.testsUse = testsUse
    self.isWritten = isWritten
  }
}

// The map of the book. Every target below is derived from it.
let book = [
  Chapter(1, "OneObserver"),
  Chapter(2, "ManyObservers"),
  Chapter(3, "TokensAndBags", buildsOn: [2]),
  Chapter(4, "Events", buildsOn: [3]),
  Chapter(5, "ProducerAndSink", buildsOn: [3, 4]),
  Chapter(6, "OneSource", buildsOn: [3, 4, 5]),
  Chapter(7, "Subjects", buildsOn: [2, 3, 4, 5]),
  Chapter(8, "Combining", buildsOn: [3, 4, 5, 6, 7]),
  Chapter(9, "Flattening", buildsOn: [3, 4, 5, 7, 8]),
  Chapter(10, "Errors", buildsOn: [3, 4, 5, 6, 7, 8]),
  Chapter(11, "Schedulers", buildsOn: [3, 4, 5], testsUse: [8]),
  Chapter(12, "VirtualTime", buildsOn: [2, 3, 4, 5, 11]),
  Chapter(13, "Time", buildsOn: [3, 4, 5, 6, 7, 8, 11], testsUse: [9, 10, 12]),
  Chapter(14, "Sharing", buildsOn: [3, 4, 5, 6, 7, 8, 10, 11], testsUse: [12]),
  Chapter(15, "Traits", buildsOn: [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14], testsUse: [12]),
  Chapter(
    16,
    "Screen",
    buildsOn: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15],
    testsUse: [12]
  ),
  Chapter(
    17,
    "Reactor",
    buildsOn: [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 16],
    testsUse: [12]
  ),
  Chapter(
    18,
    "Clinic",
    buildsOn: [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16],
    testsUse: [2, 12]
  ),
]

/// A module that tests use, in `Tests/Support`.
struct Support {
  let name: String
  let buildsOn: [Int]

  /// The first chapter whose tests use it.
  let firstChapter: Int
}

let support = [
  Support(name: "WorkbookTesting", buildsOn: [], firstChapter: 1),
  Support(name: "InterleavingTesting", buildsOn: [], firstChapter: 3),
  Support(name: "ContractTesting", buildsOn: [3, 4], firstChapter: 5),
  Support(name: "RxTesting", buildsOn: [3, 4, 5, 11, 12], firstChapter: 6),
]

// MARK: What is built

// `CHAPTER=05 swift test` declares chapter 5 and what it needs: a fault elsewhere is not in the way.
let onlyChapter = Context.environment["CHAPTER"]
  .flatMap { number in
    book.first { $0.number == Int(number) }
  }

// `CHAPTER=runner swift test` declares the runner alone, with its tests.
let isRunnerAlone = Context.environment["CHAPTER"] == "runner"

// `CHAPTER=solutions swift test` declares the solutions alone, with their tests.
let isSolutionsAlone = Context.environment["CHAPTER"] == "solutions"

// `CHAPTER=tools swift test` declares what is not a chapter, with its tests, and the solutions below it.
let isToolsAlone = Context.environment["CHAPTER"] == "tools"

// Set by `workbook` while a reader is at one exercise, as in `07-13-`, or at some, with commas: the
// test files of the others are left out, so that the verdict comes sooner.
let onlyTests = Context.environment["ONLY_TESTS"]?.split(separator: ",").map(String.init)

// Set by `bookkeeper verify`, which writes the code of the lessons into this folder of a copy.
let lessonTests = Context.environment["LESSON_TESTS"]

let settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

func solutions(of numbers: [Int]) -> [Target.Dependency] {
  book.filter { numbers.contains($0.number) }.map { .target(name: $0.solution) }
}

/// These chapters, and the ones that they need, however far below.
func withAllBelow(_ numbers: [Int]) -> [Chapter] {
  var needed = Set(numbers)
  for chapter in book.reversed() where needed.contains(chapter.number) {
    needed.formUnion(chapter.buildsOn)
  }
  return book.filter { needed.contains($0.number) }
}

extension Chapter {
  var digits: String { number < 10 ? "0\(number)" : "\(number)" }
  var folder: String { "\(digits)-\(name)" }
  var starter: String { "Chapter\(digits)\(name)" }
  var solution: String { "Solution\(digits)\(name)" }

  /// What the tests of the chapter use.
  ///
  /// A module that builds on the solution of this very chapter is not among it: its operators would
  /// stand beside the reader's own, and neither could be called.
  var testSupport: [Support] {
    support.filter { $0.firstChapter <= number && !$0.buildsOn.contains(number) }
  }

  /// What chapter 3 stands on besides: its locks and atomics say there what they are about to do.
  var foundation: [Target.Dependency] {
    number == 3 ? ["Steps", "Interleaving"] : []
  }

  var starterTarget: Target {
    .target(
      name: starter,
      dependencies: solutions(of: buildsOn) + foundation,
      path: "Chapters/\(folder)",
      exclude: ["README.md"],
      swiftSettings: settings
    )
  }

  var solutionTarget: Target {
    .target(
      name: solution,
      dependencies: solutions(of: buildsOn) + foundation,
      path: "Solutions/\(folder)",
      swiftSettings: settings
    )
  }

  var starterTests: Target {
    tests(of: starter, in: "Chapter\(digits)Tests", settings: settings)
  }

  var solutionTests: Target {
    tests(
      of: solution,
      in: "Solution\(digits)Tests",
      settings: settings + [.define("SOLUTION")]
    )
  }

  func tests(of module: String, in folder: String, settings: [SwiftSetting]) -> Target {
    .testTarget(
      name: folder,
      dependencies: [.target(name: module)] + solutions(of: buildsOn + testsUse)
        + testSupport.map { .target(name: $0.name) }
        + (number < 3 ? [] : ["Interleaving", "Steps"]),
      path: "Tests/\(folder)",
      exclude: otherTests(in: "Tests/\(folder)"),
      swiftSettings: settings
    )
  }

  /// The test files of other exercises; a file without a number helps all of them.
  func otherTests(in folder: String) -> [String] {
    guard let onlyTests else { return [] }
    return names(in: "\(Context.packageDirectory)/\(folder)")
      .filter { file in
        file.first?.isNumber == true && !onlyTests.contains { file.hasPrefix($0) }
      }
      .sorted()
  }
}

/// The names of what lies in a folder.
func names(in folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  return sequence(state: directory) { readdir($0) }
    .map { entry in
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
    }
}

extension Support {
  var target: Target {
    .target(
      name: name,
      dependencies: solutions(of: buildsOn)
        + (name == "WorkbookTesting" ? [] : ["WorkbookTesting"])
        + (name == "InterleavingTesting" ? ["Interleaving"] : []),
      path: "Tests/Support/\(name)",
      swiftSettings: settings
    )
  }
}

/// What lets a test run threads in every order of their steps: the hook in the locks and atomics of
/// chapter 3, and the exploration.
let interleaving: [Target] = [
  .target(name: "Steps", path: "Solutions/Steps", swiftSettings: settings),
  .target(
    name: "Interleaving",
    dependencies: ["Steps"],
    path: "Tests/Support/Interleaving",
    swiftSettings: settings
  ),
]

/// What stands beside the chapters: the whole Rx, a program that uses it, and their tests.
let tools: [Target] = [
  .target(
    name: "Rx",
    dependencies: solutions(of: Array(2...17)),
    path: "Solutions/Rx",
    swiftSettings: settings
  ),
  .testTarget(
    name: "RxTests",
    dependencies: ["Rx", "WorkbookTesting"],
    path: "Tests/RxTests",
    swiftSettings: settings
  ),
  .target(
    name: "WeatherKit",
    dependencies: ["Rx", "KeyInput"],
    path: "Tools/Weather/WeatherKit",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "weather",
    dependencies: ["WeatherKit"],
    path: "Tools/Weather/weather",
    swiftSettings: settings
  ),
  .testTarget(
    name: "WeatherTests",
    dependencies: ["WeatherKit", "weather", "Rx", "WorkbookTesting"],
    path: "Tests/WeatherTests",
    swiftSettings: settings
  ),
  .testTarget(
    name: "RxTestingTests",
    dependencies: ["ContractTesting", "Interleaving", "RxTesting", "WorkbookTesting"]
      + solutions(of: [3, 4, 5, 11, 12]),
    path: "Tests/RxTestingTests",
    swiftSettings: settings
  ),
  .testTarget(
    name: "ConformanceTests",
    dependencies: ["RxTesting"] + solutions(of: book.map(\.number)),
    path: "Tests/ConformanceTests",
    exclude: ["Logs", "CONFORMANCE.md"],
    swiftSettings: settings
  ),
]

/// What the runner is built with.
///
/// A reader's first `swift run workbook` waits for this build. For an index it would first read the
/// toolchain's own modules, which takes seconds.
let runnerSettings = settings + [.unsafeFlags(["-index-ignore-system-modules"])]

/// A module of the runner, in `Tools/Workbook`; each builds on those below it.
func runner(
  _ name: String,
  on dependencies: [Target.Dependency] = [],
  settings: [SwiftSetting] = runnerSettings
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Tools/Workbook/\(name)",
    swiftSettings: settings
  )
}

/// A program of the runner: one line that calls its module.
func program(_ name: String, of module: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: [.target(name: module)],
    path: "Tools/Workbook/\(name)",
    swiftSettings: runnerSettings
  )
}

/// The runner: the reader's `workbook`, and the maintainers' `bookkeeper`, which stands on it.
let runner: [Target] = [
  runner("KeyInput"),
  // One module, where its folders could be four: a reader's first verdict would wait three seconds
  // longer for those.
  runner("WorkbookKit", on: ["KeyInput"]),
  // Its folder `Parser` links to the book's own parser of marbles, five files that import nothing.
  // To depend on the solution of chapter 12 would build the half of the book below it, too, each
  // time that the runner is built alone.
  runner("PictureKit", settings: runnerSettings + [.define("DRAWING")]),
  runner("BookkeeperKit", on: ["WorkbookKit", "PictureKit"]),
  program("workbook", of: "WorkbookKit"),
  program("bookkeeper", of: "BookkeeperKit"),
]

let runnerTests = Target.testTarget(
  name: "WorkbookTests",
  dependencies: runner.map { .target(name: $0.name) },
  path: "Tests/WorkbookTests",
  swiftSettings: settings
)

let targets: [Target]
if isRunnerAlone {
  targets = runner + [runnerTests]
} else if let lessonTests {
  targets =
    interleaving + support.map(\.target) + book.map(\.solutionTarget) + [
      .testTarget(
        name: "LessonTests",
        dependencies: solutions(of: book.map(\.number)) + support.map { .target(name: $0.name) }
          + ["Interleaving"],
        path: lessonTests,
        swiftSettings: settings
      )
    ]
} else if let chapter = onlyChapter {
  let below = withAllBelow(
    chapter.buildsOn + chapter.testsUse + chapter.testSupport.flatMap(\.buildsOn)
  )
  targets =
    (chapter.number < 3 ? [] : interleaving) + below.map(\.solutionTarget)
    + chapter.testSupport.map(\.target)
    + [chapter.starterTarget, chapter.starterTests]
} else {
  let solutions = interleaving + support.map(\.target) + book.map(\.solutionTarget)
  let written = book.filter(\.isWritten)
  let solutionTests = written.map(\.solutionTests)
  if isSolutionsAlone {
    targets = solutions + solutionTests
  } else if isToolsAlone {
    targets = runner + [runnerTests] + tools + solutions
  } else {
    targets =
      runner + [runnerTests] + tools + solutions + solutionTests
      + written.flatMap { [$0.starterTarget, $0.starterTests] }
  }
}

let package = Package(
  name: "RxWorkbook",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: targets.contains { $0.name == "Rx" }
    ? [
      .executable(name: "workbook", targets: ["workbook"]),
      .executable(name: "bookkeeper", targets: ["bookkeeper"]),
      .executable(name: "weather", targets: ["weather"]),
      .library(name: "Rx", targets: ["Rx"]),
    ] : [],
  targets: targets,
  swiftLanguageModes: [.v6]
)
