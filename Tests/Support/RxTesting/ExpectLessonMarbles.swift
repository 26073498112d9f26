import Solution04Events
import Solution12VirtualTime
import Testing

/// Expects that the operators do what the pictures in a lesson show.
///
/// It runs each block that belongs to the exercise: its fence names the exercise (`marble 6.3`), or
/// it is in its section. ``MarbleBlock`` says how a block is written.
/// ```swift
/// expectMarbles(
///   ofLesson: "06-OneSource",
///   exercise: "6.3",
///   operators: ["skip(2)": { $0.skip(2) }]
/// )
/// ```
/// It fails if a picture is not what the operator does, if a label has no operator, and if an
/// operator has no picture.
///
/// - Parameters:
///   - lesson: The name of the chapter's folder.
///   - exercise: The number of the exercise; nil for all blocks of the lesson.
///   - operators: What the labels of the results stand for.
///   - filePath: The file of the test, from which the lesson is found.
///   - sourceLocation: Where to report.
public func expectMarbles(
  ofLesson lesson: String,
  exercise: String? = nil,
  operators: KeyValuePairs<String, (MarbleSources<Int>) -> any ObservableConvertibleType>,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectMarbles(
    ofLesson: lesson,
    exercise: exercise,
    of: Int.self,
    operators: operators,
    filePath: filePath,
    sourceLocation: sourceLocation
  )
}

/// Expects that the operators do what the pictures in a lesson show, whatever their elements.
///
/// `expectMarbles(ofLesson:exercise:operators:)` has the details.
public func expectMarbles<Element: MarbleValue>(
  ofLesson lesson: String,
  exercise: String? = nil,
  of type: Element.Type,
  operators: KeyValuePairs<String, (MarbleSources<Element>) -> any ObservableConvertibleType>,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard
    let root = LessonMarbles.root(above: filePath),
    let marbles = try? LessonMarbles(ofChapter: lesson, in: root)
  else {
    Report.failure(
      "There is no lesson Chapters/\(lesson)/README.md to read the pictures from.",
      at: sourceLocation
    )
    return
  }
  for failure in marbles.failures(exercise: exercise, operators: operators) {
    Report.failure(failure, at: sourceLocation)
  }
}

extension LessonMarbles {
  /// Runs the pictures of an exercise, and says what is wrong with them.
  func failures<Element: MarbleValue>(
    exercise: String?,
    operators: KeyValuePairs<String, (MarbleSources<Element>) -> any ObservableConvertibleType>
  ) -> [String] {
    var failures: [String] = []
    var unused = operators.map(\.key)
    for block in blocks where exercise == nil || block.exercise == exercise {
      let place = "The picture is in \(path):\(block.number)."
      do {
        for picture in try block.pictures() {
          unused.removeAll { $0 == picture.label }
          let operation = operators.first { $0.key == picture.label }?.value
          guard let failure = try failure(of: picture, operation) else { continue }
          failures.append("\(picture.label): \(failure)\n\(place)")
        }
      } catch {
        failures.append("A picture can't be read. \(error.description)\n\(place)")
      }
    }
    failures += unused.map { label in
      "No picture\(exercise.map { " of exercise \($0)" } ?? "") in \(path) has a result “\(label)”."
    }
    return failures
  }

  private func failure<Element: MarbleValue>(
    of picture: MarblePicture,
    _ operation: ((MarbleSources<Element>) -> any ObservableConvertibleType)?
  ) throws(MarbleFault) -> String? {
    guard let operation else { return "This test has no operator of that name." }
    return MarbleReport(picture: picture, run: try picture.run(operation)).text
  }
}
