import Testing

@testable import WorkbookKit
@testable import BookkeeperKit

@Suite struct `Lesson parser` {
  private let lesson = Lesson(
    """
    # 1 One observer

    See [the file](Observable1.swift) and [below](#11-a-value-that-talks).

    ```swift
    # not a heading
    [not](a-link)
    ```

    ## 1.1 A value that talks

    Edit `Observable1.swift`; `value.map` is code.

    <details>
    <summary>Hint 1</summary>

    Look at `didSet`.

    ```swift excerpt
    observer?(value)
    ```

    </details>
    <details><summary><b>Hint 2</b>: more</summary>More.</details>
    <details><summary>The answer</summary>
    Yes.
    </details>

    ## Checkpoint

    <details><summary>Hint 3</summary>not of an exercise</details>

    ```swift run
    print(1)
    ```

    ```text output
    1
    ```
    """
  )

  @Test func `reads the title of the chapter`() {
    #expect(lesson.chapterTitle == "One observer")
  }

  @Test func `reads the exercises and their addresses`() {
    #expect(lesson.exercises.map(\.title) == ["A value that talks"])
    #expect(lesson.exercises.first?.line == 10)
    #expect(lesson.exercises.first?.anchor == "11-a-value-that-talks")
  }

  @Test func `finds the hints of an exercise and nothing else`() {
    let hints = lesson.exercise(ExerciseID(1, 1))?.hints ?? []

    #expect(hints.map(\.title) == ["Hint 1", "Hint 2: more"])
    #expect(
      hints.first?.text
        == ["Look at `didSet`.", "", "```swift excerpt", "observer?(value)", "```"]
    )
    #expect(hints.last?.text == ["More."])
  }

  @Test func `tells the kinds of blocks and where their code begins`() {
    #expect(lesson.fences.map(\.kind) == [.swift, .excerpt, .run, .output])
    #expect(lesson.fences.map(\.line) == [6, 20, 34, 38])
    #expect(lesson.fences[2].code == ["print(1)"])
  }

  @Test func `finds links and names of files, and no code`() {
    #expect(lesson.references.map(\.path) == ["Observable1.swift", "", "Observable1.swift"])
    #expect(lesson.references.map(\.line) == [3, 3, 12])
  }

  @Test(arguments: ["value.map", "a / b", "/usr/bin", ".swift", "f(a/b)", "swift test"])
  func `takes code in a sentence for code`(_ code: String) {
    #expect(LessonReference.all(in: "Say `\(code)`.", at: 1).isEmpty)
  }

  @Test(arguments: ["Bag.swift", "../Support/Bag.swift", "Tests/Chapter01Tests", "Chapters/01-A/"])
  func `takes the name of a file for one`(_ name: String) {
    #expect(LessonReference.all(in: "See `\(name)`.", at: 1).map(\.path) == [name])
  }

  @Test func `leaves addresses elsewhere alone`() {
    #expect(LessonReference.all(in: "[a](https://swift.org) [b](mailto:a@b.c)", at: 1).isEmpty)
  }

  @Test func `says where a block is never closed`() {
    #expect(Lesson("a\n```swift\nb\n").openFence == 2)
  }

  @Test func `takes indentation from the code of an indented block`() {
    #expect(Lesson("- a\n  ```swift\n  b\n    c\n  ```\n").fences.first?.code == ["b", "  c"])
  }
}
