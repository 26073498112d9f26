import Solution04Events
import Solution12VirtualTime
import Testing

/// Expects that an operator turns one line of marbles into another, with elements of any type.
///
/// `expectMarbles(source:operator:result:)` has the details.
public func expectMarbles<Element: MarbleValue>(
  source: String,
  of type: Element.Type,
  operator operation: @escaping (MarbleSources<Element>) -> any ObservableConvertibleType,
  result: String,
  subscriptions: [String]? = nil,
  values: [String: Any] = [:],
  error: any Error = MarbleError(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(sourceLocation) { () throws(MarbleFault) in
    let picture = try MarblePicture(
      label: "",
      sources: [("source", source)],
      subscriptions: subscriptions.map { lines($0, of: "source") } ?? [],
      result: result,
      subscription: nil,
      names: MarbleNames(values),
      error: error
    )
    return MarbleReport(picture: picture, run: try picture.run(operation)).text
  }
}

/// Expects that an operator turns several lines of marbles into one, with elements of any type.
///
/// `expectMarbles(sources:operator:result:)` has the details.
public func expectMarbles<Element: MarbleValue>(
  sources: KeyValuePairs<String, String>,
  of type: Element.Type,
  operator operation: @escaping (MarbleSources<Element>) -> any ObservableConvertibleType,
  result: String,
  subscriptions: KeyValuePairs<String, String> = [:],
  subscription: String? = nil,
  values: [String: Any] = [:],
  error: any Error = MarbleError(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(sourceLocation) { () throws(MarbleFault) in
    let picture = try MarblePicture(
      label: "",
      sources: sources.map { ($0.key, $0.value) },
      subscriptions: subscriptions.map { ($0.key, $0.value) },
      result: result,
      subscription: subscription,
      names: MarbleNames(values),
      error: error
    )
    return MarbleReport(picture: picture, run: try picture.run(operation)).text
  }
}

private func lines(_ texts: [String], of name: String) -> [(name: String, text: String)] {
  texts.isEmpty ? [(name, "")] : texts.map { (name, $0) }
}

private func expect(
  _ sourceLocation: SourceLocation,
  _ report: () throws(MarbleFault) -> String?
) {
  do {
    guard let text = try report() else { return }
    Report.failure(text, at: sourceLocation)
  } catch {
    Report.failure("A line of marbles can't be read. \(error.description)", at: sourceLocation)
  }
}
