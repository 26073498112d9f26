import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers
import WorkbookTesting

#if SOLUTION
@testable import Solution17Reactor
#else
@testable import Chapter17Reactor
#endif

/// A reactor whose state is the list of its mutations; a test can choose all of its parts.
final class NotingReactor: Reactor {
  typealias Action = String
  typealias Mutation = String
  typealias State = [String]

  let machine = Machine()
  let initialState: [String]

  /// Where actions are heard.
  var scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance

  private let answer: (String) -> Observable<String>
  private let probe: Lifetimes.Probe?

  var transformAction: (Observable<String>) -> Observable<String> = { $0 }
  var transformMutation: (Observable<String>) -> Observable<String> = { $0 }
  var transformState: (Observable<[String]>) -> Observable<[String]> = { $0 }

  /// Creates a reactor.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - probe: Lives as long as the reactor.
  ///   - answer: What an action changes.
  init(
    _ initialState: [String] = [],
    probe: Lifetimes.Probe? = nil,
    answer: @escaping (String) -> Observable<String> = { .just($0) }
  ) {
    self.initialState = initialState
    self.probe = probe
    self.answer = answer
  }

  func transform(action: Observable<String>) -> Observable<String> { transformAction(action) }

  func mutate(action: String) -> Observable<String> { answer(action) }

  func transform(mutation: Observable<String>) -> Observable<String> { transformMutation(mutation) }

  func reduce(state: [String], mutation: String) -> [String] { state + [mutation] }

  func transform(state: Observable<[String]>) -> Observable<[String]> { transformState(state) }
}

/// A reactor that adds up; its actions are its mutations.
final class SumReactor: Reactor {
  typealias Action = Int
  typealias State = Int

  let machine = Machine()
  let initialState = 0

  func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

extension Recorder<String> {
  /// Records each list of a sequence, as one word.
  func states(of source: Observable<[String]>, by name: String = "") -> Disposable {
    source.subscribe(onNext: { self.record(name + $0.joined()) })
  }
}
