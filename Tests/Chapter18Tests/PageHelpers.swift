import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers
import Testing
import WorkbookTesting

/// A server that answers when the test says so.
final class HandServer<Answer> {
  private struct Call {
    let number: Int
    let question: String
    let observer: AnyObserver<Answer>
  }

  private var calls: [Call] = []

  /// Everything that it was asked, oldest first.
  private(set) var asked: [String] = []

  /// The questions whose answers somebody is still waiting for, oldest first.
  var waiting: [String] { calls.map(\.question) }

  /// Asks a question, with each subscription.
  func ask(_ question: String) -> Observable<Answer> {
    .create { [self] observer in
      asked.append(question)
      let number = asked.count
      calls.append(Call(number: number, question: question, observer: observer))
      return Disposables.create { [weak self] in
        self?.calls.removeAll { call in call.number == number }
      }
    }
  }

  /// Answers everybody who is waiting for an answer to a question.
  func answer(_ question: String, _ answer: Answer) {
    for call in calls where call.question == question {
      call.observer.onNext(answer)
      call.observer.onCompleted()
    }
  }

  /// Fails everybody who is waiting for an answer to a question.
  func fail(_ question: String, _ error: any Error) {
    for call in calls where call.question == question { call.observer.onError(error) }
  }
}

/// Tells where code runs.
enum Desk {
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the caller runs on the main queue.
  static var isMain: Bool { DispatchQueue.getSpecific(key: mark) != nil }

  /// Does something on a thread that is not the main one, and waits until it is done.
  static func away(_ body: @escaping () -> Void) {
    #expect(
      onThreads(1, within: 5) { _ in body() },
      "What was done on another thread did not return. Is it in a deadlock with main?"
    )
  }

  /// Does something on main, again and again, until nothing else that `MainScheduler.instance` has
  /// to do is in its way, and so what is given to that scheduler runs at once.
  ///
  /// - Parameter act: Does it, and returns what looks at the outcome later.
  /// - Returns: What was seen the last time, when main had done all of its work.
  @MainActor static func alone<Outcome>(_ act: () -> () -> Outcome) async -> Outcome {
    for _ in 1..<100 {
      let look = act()
      // Nothing that other threads ask of main is done while this is on main: if the scheduler has
      // nothing to do now, it had nothing to do all along.
      let wasAlone = isSchedulerIdle
      await turns()
      if wasAlone { return look() }
    }
    let look = act()
    await turns()
    return look()
  }

  /// Whether work that `MainScheduler.instance` is given on main now would run at once.
  @MainActor private static var isSchedulerIdle: Bool {
    var ran = false
    _ = MainScheduler.instance.schedule(()) { _ in
      ran = true
      return Disposables.create()
    }
    return ran
  }

  /// Lets the main queue do all the work that it has so far, and what follows from that.
  @MainActor static func turns(_ count: Int = 5) async {
    for _ in 1...count {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }
}
