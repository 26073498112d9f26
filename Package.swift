// swift-tools-version: 6.2
import PackageDescription

/// One row of the book: a chapter, named as its folder, and the chapters whose solutions it builds on.
struct Chapter {
  let number: Int
  let name: String
  let buildsOn: [Int]

  init(_ number: Int, _ name: String, buildsOn: [Int] = []) {
    self.number = number
    self.name = name
    self.buildsOn = buildsOn
  }
}

// The map of the book. Every target below is derived from it.
let book = [
  Chapter(1, "OneObserver"),
  Chapter(2, "ManyObservers"),
  Chapter(3, "TokensAndBags", buildsOn: [2]),
]

// MARK: What is built

// `CHAPTER=05 swift test` declares chapter 5 and what it needs, so that a fault elsewhere is not in the way.
let onlyChapter = Context.environment["CHAPTER"]
  .flatMap { number in
    book.first { $0.number == Int(number) }
  }

// Set by `workbook verify`, which writes the code of the lessons into this folder of a copy.
let lessonTests = Context.environment["LESSON_TESTS"]

let settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

extension Chapter {
  var digits: String { number < 10 ? "0\(number)" : "\(number)" }
  var folder: String { "\(digits)-\(name)" }
  var starter: String { "Chapter\(digits)\(name)" }
  var solution: String { "Solution\(digits)\(name)" }

  /// The solutions that the chapter imports.
  var solutionsBelow: [Target.Dependency] {
    book.filter { buildsOn.contains($0.number) }.map { .target(name: $0.solution) }
  }

  /// The chapters that this one needs, however far below.
  var allBelow: [Chapter] {
    var needed = Set(buildsOn)
    for chapter in book.reversed() where needed.contains(chapter.number) {
      needed.formUnion(chapter.buildsOn)
    }
    return book.filter { needed.contains($0.number) }
  }

  var starterTarget: Target {
    .target(
      name: starter,
      dependencies: solutionsBelow,
      path: "Chapters/\(folder)",
      exclude: ["README.md"],
      swiftSettings: settings
    )
  }

  var solutionTarget: Target {
    .target(
      name: solution,
      dependencies: solutionsBelow,
      path: "Solutions/\(folder)",
      swiftSettings: settings
    )
  }

  func tests(of module: String, in folder: String, settings: [SwiftSetting]) -> Target {
    .testTarget(
      name: folder,
      dependencies: [.target(name: module), "WorkbookTesting"] + solutionsBelow,
      path: "Tests/\(folder)",
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
}

let support: [Target] = [
  .target(name: "WorkbookTesting", path: "Tests/Support/WorkbookTesting", swiftSettings: settings)
]

let runner: [Target] = [
  .target(
    name: "WorkbookKit",
    path: "Tools/Workbook/WorkbookKit",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "workbook",
    dependencies: ["WorkbookKit"],
    path: "Tools/Workbook/workbook",
    swiftSettings: settings
  ),
  .testTarget(
    name: "WorkbookTests",
    dependencies: ["WorkbookKit"],
    path: "Tests/WorkbookTests",
    swiftSettings: settings
  ),
]

var targets = support
if let chapter = onlyChapter {
  targets += chapter.allBelow.map(\.solutionTarget)
  targets += [chapter.starterTarget, chapter.starterTests]
} else {
  targets += runner
  targets += book.flatMap {
    [$0.starterTarget, $0.starterTests, $0.solutionTarget, $0.solutionTests]
  }
}

if let lessonTests {
  targets.append(
    .testTarget(
      name: "LessonTests",
      dependencies: book.map { .target(name: $0.solution) } + ["WorkbookTesting"],
      path: lessonTests,
      swiftSettings: settings
    )
  )
}

let package = Package(
  name: "RxWorkbook",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: onlyChapter == nil ? [.executable(name: "workbook", targets: ["workbook"])] : [],
  targets: targets,
  swiftLanguageModes: [.v6]
)
