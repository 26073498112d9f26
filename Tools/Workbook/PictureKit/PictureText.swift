/// A drawing that is written in a file of its own, beside the one that is made of it.
package struct PictureText: Sendable {
  package let svg: String

  /// Draws a text, whose first line says what kind of drawing it is, and its title.
  ///
  /// - Throws: What is wrong with the text.
  package init(_ text: String) throws(PictureFault) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let words = (lines.first ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else {
      throw PictureFault("the first line is `graph`, `timeline` or `legend`, and a title", line: 1)
    }
    let rest = Array(lines.dropFirst())
    switch words[0] {
    case "graph":
      let numbered = rest.enumerated().map { (number: $0 + 2, text: $1) }
      svg = try GraphParser.graph(title: words[1], lines: numbered).svg
    case "timeline":
      let spoken = rest.filter { !$0.hasPrefix("# ") }
      svg = try Timeline(title: words[1], lines: spoken).chart.svg
    case "legend": svg = Legend(title: words[1]).svg
    default:
      throw PictureFault(
        "`\(words[0])` is no kind of drawing; these are: graph, timeline, legend",
        line: 1
      )
    }
  }
}
