import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

/// An outer sequence of numbers that a test sends by hand, and an inner sequence for each number.
struct Stage {
  let outer = HandSource<Int>()
  let inners = (0..<4).map { _ in HandSource<Int>() }
  let log = Log()

  /// The elements for which the closure was called.
  let asked = Recorder<Int>()

  /// Returns the inner sequence of a number, which must be below 4.
  func inner(_ number: Int) -> Observable<Int> {
    asked.record(number)
    return inners[number]
  }

  /// The numbers of the inner sequences that are subscribed at the moment.
  var living: [Int] { inners.indices.filter { inners[$0].living > 0 } }

  /// Which of them are subscribed at the moment, for a sentence.
  var running: String {
    guard !living.isEmpty else { return "none is subscribed" }
    let numbers = living.map(String.init).joined(separator: " and ")
    return living.count == 1 ? "\(numbers) is subscribed" : "\(numbers) are subscribed"
  }

  /// What the observer has heard, for a sentence.
  var heard: String { log.values.isEmpty ? "nothing" : log.values.joined(separator: ", ") }

  /// What is still subscribed, for a sentence; nil if nothing is.
  var leftovers: String? {
    var left = living.map { "inner sequence \($0)" }
    if outer.living > 0 { left.insert("the outer sequence", at: 0) }
    guard !left.isEmpty else { return nil }
    return left.joined(separator: " and ") + (left.count > 1 ? " are" : " is") + " still subscribed"
  }

  /// How often each inner sequence was subscribed.
  var subscriptions: [Int] { inners.map(\.subscriptions.count) }

  /// Makes all sources release their observers.
  func forgetObservers() {
    outer.forgetObservers()
    inners.forEach { $0.forgetObservers() }
  }
}

extension Scenario {
  /// An observer that takes its time with each event, and records it; two at once break the rule.
  func listener(_ log: Log) -> AnyObserver<Int> {
    AnyObserver { event in
      self.alone("hears \(event)") { log.record("\(event)") }
    }
  }
}

/// A source that records in a log when it is subscribed and when it is disposed.
func noted<Element>(_ name: String, _ source: Observable<Element>, in log: Log)
  -> Observable<Element>
{
  .create { observer in
    log.record("\(name) subscribed")
    let token = source.subscribe(observer)
    return Disposables.create {
      log.record("\(name) disposed")
      token.dispose()
    }
  }
}

extension Stage {
  /// In every interleaving the inner sequence that completes is disposed before the next begins.
  ///
  /// - Parameters:
  ///   - explanation: Why it matters.
  ///   - sourceLocation: Where the test stands.
  ///   - flatten: Runs the inner sequences of a stage one at a time.
  static func expectDisposedBeforeTheNext(
    _ explanation: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ flatten: (Stage) -> Observable<Int>
  ) {
    inEveryInterleaving(explanation, sourceLocation: sourceLocation) { race in
      let stage = Stage()
      let token = flatten(stage).subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      race.thread("the outer sequence") { stage.outer.send(.next(1)) }
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.always {
        stage.living.count < 2
          ? nil : "Inner sequence 1 has begun, and inner sequence 0 is still subscribed."
      }
      race.atEnd {
        token.dispose()
        return nil
      }
    }
  }
}
