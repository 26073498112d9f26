import Solution12VirtualTime

/// A block of marbles in a lesson: one picture, or several with the same sources.
///
/// ~~~
/// ```marble
/// source:     --1--2--3--|
/// source:     ^----------!
/// map(x10):   --10-20-30-|
/// values:     10 20 30
/// ```
/// ~~~
/// A line whose label is one word is a source; any other label names an operator, and its line is
/// the result. A second line with the same label is a subscription: for a source, when it must be
/// subscribed to; for a result, when the test subscribes and disposes. `values` names values of
/// more than one character, or says what one character stands for, as in `a = [1, 2]`.
struct MarbleBlock: Equatable {
  /// The exercise whose tests run it, such as "6.3"; nil if none is named.
  let exercise: String?

  /// The line of the lesson on which it begins, from 1.
  let number: Int

  /// The lines between its fences.
  var source: [String] = []

  /// The pictures of the block, one for each operator.
  func pictures() throws(MarbleFault) -> [MarblePicture] {
    let content = try MarbleBlockContent(source)
    let results = content.labels.filter { !Self.isSource($0) }
    guard !results.isEmpty else {
      throw MarbleFault(
        line: source.first ?? "",
        column: 0,
        reason: "a block without a result, whose label is more than a word, such as `skip(2)`"
      )
    }
    var pictures: [MarblePicture] = []
    for label in results { pictures.append(try picture(of: label, content)) }
    return pictures
  }

  private func picture(
    of label: String,
    _ content: MarbleBlockContent
  ) throws(MarbleFault) -> MarblePicture {
    let sources = content.labels.filter(Self.isSource)
    let result = content.texts(of: label)
    return try MarblePicture(
      label: label,
      sources: sources.map { ($0, content.texts(of: $0)[0]) },
      subscriptions: sources.flatMap { name in
        content.texts(of: name).dropFirst().map { (name, $0) }
      },
      result: result[0],
      subscription: result.dropFirst().first,
      names: MarbleNames(content.values),
      error: MarbleError()
    )
  }

  private static func isSource(_ label: String) -> Bool {
    label.allSatisfy { $0.isLetter || $0.isNumber }
  }
}
