import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution05ProducerAndSink
#else
@testable import Chapter05ProducerAndSink
#endif

extension Recorder<String> {
  /// What was recorded, as a part of a sentence.
  var inWords: String {
    values.isEmpty ? "nothing" : values.joined(separator: ", ")
  }
}

/// An observer that records which of its methods were called.
struct MethodObserver<Element>: ObserverType {
  let log: Log

  func on(_ event: Event<Element>) { log.record("on(\(event))") }
  func onNext(_ element: Element) { log.record("onNext(\(element))") }
  func onError(_ error: any Error) { log.record("onError(\(error))") }
  func onCompleted() { log.record("onCompleted()") }
}

/// The error of a closure, which is not that of its source.
struct Hail: Error, CustomStringConvertible {
  let description = "hail"
}

/// A subscription that is over before its closure has answered.
struct Interruption: CustomTestStringConvertible, Sendable {
  /// What the source sends meanwhile; if there is nothing, the subscriber disposes.
  let end: Event<Int>?

  /// Whether the closure throws in the end.
  let isThrown: Bool

  static let all = [nil, Event<Int>.completed, .error(Storm())]
    .flatMap { end in [false, true].map { Interruption(end: end, isThrown: $0) } }

  /// What has to be heard if nothing was gathered before.
  var heard: [String] { end.map { ["\($0)"] } ?? [] }

  /// What happens, as the beginning of a failure.
  var story: String {
    let cause = end.map { "the source sends \($0)" } ?? "the subscriber disposes"
    return """
      While the closure is asked about 1, \(cause). Then the closure \
      \(isThrown ? "throws an error" : "returns"). By then it is over, and nothing more may be heard.
      """
  }

  var testDescription: String {
    "\(end.map { "\($0)" } ?? "dispose()"), then the closure \(isThrown ? "throws" : "returns")"
  }

  /// Lets it happen.
  ///
  /// - Parameter operated: Applies the operator; its closure calls the one that it is given.
  /// - Returns: What the observer has heard, and how often the source was disposed.
  func run<Result>(
    _ operated: (Observable<Int>, @escaping () throws -> Void) -> Observable<Result>
  ) -> (heard: [String], disposals: Int?) {
    let (log, source, wasAsked) = (Log(), HandSource<Int>(), BooleanDisposable())
    let token = SingleAssignmentDisposable()
    let result = operated(source) {
      // Once is enough to show it; without this a wrong answer might go on forever.
      guard !wasAsked.isDisposed else { return }
      wasAsked.dispose()
      if let end { source.send(end) } else { token.dispose() }
      if isThrown { throw Hail() }
    }
    token.setDisposable(result.subscribe(log.observer()))
    source.send(.next(1))
    return (log.values, source.subscriptions.first?.disposals)
  }
}
