/// A failed comparison of two long lists, as the places where they differ.
///
/// What the testing library says of two lists of a thousand elements is both of them, and a reader
/// has to find the place.
struct LongComparison {
  /// The places that differ, from 0, and what stands there; nil where a list has ended.
  let differences: [(place: Int, seen: String?, expected: String?)]

  /// How many elements the lists have.
  let counts: (seen: Int, expected: Int)

  /// Reads `Expectation failed: (heard → [1, 2]) == [1, 3]`; nil if it is not of that form.
  init?(_ text: String) {
    guard let arrow = text.firstRange(of: " → ["), let middle = text.firstRange(of: "]) == [")
    else {
      return nil
    }
    guard arrow.upperBound <= middle.lowerBound else { return nil }
    let rest = text[middle.upperBound...]
    guard let end = rest.lastIndex(of: "]") else { return nil }
    let seen = Self.elements(of: text[arrow.upperBound..<middle.lowerBound])
    let expected = Self.elements(of: rest[..<end])
    counts = (seen.count, expected.count)
    var differences: [(place: Int, seen: String?, expected: String?)] = []
    for place in 0..<max(seen.count, expected.count) {
      let seenHere: String? = place < seen.count ? seen[place] : nil
      let expectedHere: String? = place < expected.count ? expected[place] : nil
      if seenHere != expectedHere {
        differences.append((place, seenHere, expectedHere))
      }
    }
    self.differences = differences
    guard !differences.isEmpty else { return nil }
  }

  /// The elements of a list: commas inside of brackets or strings separate nothing.
  private static func elements(of list: Substring) -> [String] {
    var elements: [String] = []
    var current = ""
    var depth = 0
    var isInString = false
    for character in list {
      switch character {
      case "\"": isInString.toggle()
      case "(", "[", "{": if !isInString { depth += 1 }
      case ")", "]", "}": if !isInString { depth -= 1 }
      default: break
      }
      if character == ",", depth == 0, !isInString {
        elements.append(current)
        current = ""
      } else if character != " " || !current.isEmpty {
        current.append(character)
      }
    }
    if !current.isEmpty { elements.append(current) }
    return elements
  }
}
