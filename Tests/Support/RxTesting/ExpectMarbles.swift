import Solution04Events
import Solution12VirtualTime
import Testing

/// Expects that an operator turns one line of marbles into another.
///
/// ```swift
/// expectMarbles(
///   source: "--1--2--3--|",
///   operator: { $0.skip(1) },
///   result: "-----2--3--|"
/// )
/// ```
/// Both lines share a time axis. The source is cold, and the test subscribes at the first
/// column; if there is a `^` in its line, it is hot, and the test subscribes there. A `!` is where
/// the test disposes.
///
/// - Parameters:
///   - source: What the source sends.
///   - operation: Applies the operator to the source.
///   - result: What must come out of it. Elements are compared as texts.
///   - subscriptions: When the source must be subscribed to and disposed, as in `^---!`, one line
///     for each subscription; nil if that does not matter.
///   - values: What names stand for, in either line; `#` is the error of the result.
///   - error: The error that the source sends.
///   - sourceLocation: Where to report.
public func expectMarbles(
  source: String,
  operator operation: @escaping (MarbleSources<Int>) -> any ObservableConvertibleType,
  result: String,
  subscriptions: [String]? = nil,
  values: [String: Any] = [:],
  error: any Error = MarbleError(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectMarbles(
    source: source,
    of: Int.self,
    operator: operation,
    result: result,
    subscriptions: subscriptions,
    values: values,
    error: error,
    sourceLocation: sourceLocation
  )
}

/// Expects that an operator turns several lines of marbles into one.
///
/// ```swift
/// expectMarbles(
///   sources: ["a": "--1-----2--|", "b": "----5--|"],
///   operator: { Observable.merge($0.a, $0.b) },
///   result: "--1-5---2--|",
///   subscriptions: ["a": "^----------!", "b": "^------!"]
/// )
/// ```
/// - Parameters:
///   - sources: What each source sends, by its name; the spaces before a cold one do not count.
///   - operation: Applies the operator to the sources; if it does not say which, it gets the first.
///   - result: What must come out of it. Elements are compared as texts.
///   - subscriptions: When a source must be subscribed to and disposed, by its name, which may
///     occur more than once; an empty line says that nobody may. What is not named is not checked.
///   - subscription: When the test subscribes to the result, and disposes.
///   - values: What names stand for, in any line; `#` is the error of the result.
///   - error: The error that the sources send.
///   - sourceLocation: Where to report.
public func expectMarbles(
  sources: KeyValuePairs<String, String>,
  operator operation: @escaping (MarbleSources<Int>) -> any ObservableConvertibleType,
  result: String,
  subscriptions: KeyValuePairs<String, String> = [:],
  subscription: String? = nil,
  values: [String: Any] = [:],
  error: any Error = MarbleError(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectMarbles(
    sources: sources,
    of: Int.self,
    operator: operation,
    result: result,
    subscriptions: subscriptions,
    subscription: subscription,
    values: values,
    error: error,
    sourceLocation: sourceLocation
  )
}
