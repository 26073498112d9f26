import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

/// When the closure of a trait answers for the second time.
enum SecondAnswer: String, CaseIterable, CustomTestStringConvertible {
  case inTheClosure = "before the closure had returned"
  case whileHearing = "while the observer heard the first event of that"
  case whileHearingTheEnd = "while the observer heard the end"
  case whileDisposing = "while what the closure had returned was disposed"
  case later = "later"

  var testDescription: String { rawValue }
}

/// Something to answer a trait with, and what an observer hears of it.
struct Answered<Answer> {
  let answer: Answer
  let events: [String]

  init(_ answer: Answer, _ events: String...) {
    self.answer = answer
    self.events = events
  }
}

/// A trait whose `create` is under test.
struct AnsweredTrait<Answer> {
  /// All kinds of answers.
  let answers: [Answered<Answer>]

  /// Makes a sequence of a closure that answers.
  let create: (@escaping (@escaping (Answer) -> Void) -> Disposable) -> Observable<Int>

  /// Expects that of two answers, one after the other, only the first is heard.
  func expectFirstCounts(
    _ moment: SecondAnswer,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for first in answers {
      for second in answers {
        let heard = heard(of: first.answer, then: second.answer, moment)
        guard heard != first.events else { continue }
        Issue.record(
          """
          The answer was \(first.answer), and \(moment.rawValue) \(second.answer) came, too. The first \
          answer is the only one. Heard: \(heard).
          """,
          sourceLocation: sourceLocation
        )
        return
      }
    }
  }

  private func heard(of first: Answer, then second: Answer, _ moment: SecondAnswer) -> [String] {
    let log = Log()
    var tell: ((Answer) -> Void)?
    var isOver = false
    func tellSecond(_ now: SecondAnswer) {
      guard now == moment, !isOver else { return }
      isOver = true
      tell?(second)
    }
    let sequence = create { answer in
      tell = answer
      if moment == .inTheClosure {
        answer(first)
        tellSecond(.inTheClosure)
      }
      return Disposables.create { tellSecond(.whileDisposing) }
    }
    let token = sequence.subscribe(
      AnyObserver { event in
        log.record("\(event)")
        tellSecond(.whileHearing)
        if event.isStopEvent { tellSecond(.whileHearingTheEnd) }
      }
    )
    if moment != .inTheClosure { tell?(first) }
    tellSecond(.later)
    token.dispose()
    tell = nil
    return log.values
  }

  /// Expects that of two answers that come at the same moment, on two threads, one is heard.
  func expectOneOfTwoCounts(sourceLocation: SourceLocation = #_sourceLocation) {
    for (number, first) in answers.enumerated() {
      for second in answers[number...] {
        let exploration = inEveryInterleaving(
          "One of two answers is let through, with its end, and nothing of the other one.",
          sourceLocation: sourceLocation
        ) { race in
          let heard = Log()
          var tell: ((Answer) -> Void)?
          let sequence = create { answer in
            tell = answer
            return Disposables.create()
          }
          let token = sequence.subscribe(
            AnyObserver { event in
              race.step("hears \(event)")
              heard.record("\(event)")
            }
          )
          let answer = tell
          tell = nil
          race.thread("the cache") { answer?(first.answer) }
          race.thread("the network") { answer?(second.answer) }
          race.atEnd {
            token.dispose()
            return [first.events, second.events].contains(heard.values)
              ? nil
              : """
              It was answered with \(first.answer) and with \(second.answer), and heard was \
              \(heard.values).
              """
          }
        }
        if exploration.failure != nil { return }
      }
    }
  }

  /// Expects that an answer is sent on the calling thread before the call returns, even if the
  /// closure that makes the call has not returned yet.
  func expectSendsInsideTheCall(sourceLocation: SourceLocation = #_sourceLocation) {
    for answered in answers {
      let log = Log()
      let sequence = create { answer in
        answer(answered.answer)
        log.record("the call has returned")
        return Disposables.create { log.record("cleaned up") }
      }
      sequence.subscribe(log.observer()).dispose()
      #expect(
        log.values == answered.events + ["the call has returned", "cleaned up"],
        """
        The closure answered with \(answered.answer) before it returned. The answer has to be heard \
        inside that call, and what the closure returned is disposed afterwards. It went: \(log.values).
        """,
        sourceLocation: sourceLocation
      )
    }
  }

  /// Expects that an answer reaches the observer even if another thread brings it before the closure
  /// has returned, and that what the closure returns is disposed then.
  func expectHearsAnotherThread(sourceLocation: SourceLocation = #_sourceLocation) {
    for answered in answers {
      let exploration = inEveryInterleaving(
        "The work may be done before the closure that began it has returned.",
        sourceLocation: sourceLocation
      ) { race in
        let (heard, work) = (Log(), CountingDisposable())
        let asked = Lock<((Answer) -> Void)?>(nil)
        let sequence = create { answer in
          asked.withLock { $0 = answer }
          return work
        }
        let answer = {
          let tell = asked.withLock { $0.take() }
          tell?(answered.answer)
        }
        let token = SingleAssignmentDisposable()
        race.thread("the subscriber") {
          token.setDisposable(sequence.subscribe(heard.observer()))
          answer()
        }
        race.thread("the service") { answer() }
        race.atEnd {
          let disposals = work.disposals
          token.dispose()
          guard heard.values == answered.events else {
            return "It was answered with \(answered.answer), and heard was \(heard.values)."
          }
          return disposals > 0
            ? nil : "The answer was heard, and what the closure returned was not disposed."
        }
      }
      if exploration.failure != nil { return }
    }
  }

  /// Expects that `dispose()` and an answer at the same moment leave nothing behind.
  func expectDisposeWins(sourceLocation: SourceLocation = #_sourceLocation) {
    for answered in answers {
      let exploration = inEveryInterleaving(
        "Whichever comes first, there is nothing left to work for.",
        sourceLocation: sourceLocation
      ) { race in
        let (heard, work) = (Log(), CountingDisposable())
        var tell: ((Answer) -> Void)?
        let sequence = create { answer in
          tell = answer
          return work
        }
        let token = sequence.subscribe(heard.observer())
        let answer = tell
        tell = nil
        race.thread("the service") { answer?(answered.answer) }
        race.thread("the listener") { token.dispose() }
        race.atEnd {
          guard answered.events.starts(with: heard.values) else {
            return "It was answered with \(answered.answer), and heard was \(heard.values)."
          }
          return work.disposals > 0
            ? nil : "Somebody disposed, and what the closure returned was not disposed."
        }
      }
      if exploration.failure != nil { return }
    }
  }

  /// Expects that an answer is not heard that comes from what is being disposed.
  func expectDisposeCloses(sourceLocation: SourceLocation = #_sourceLocation) {
    for answered in answers {
      let log = Log()
      let sequence = create { answer in Disposables.create { answer(answered.answer) } }
      sequence.subscribe(log.observer()).dispose()
      #expect(
        log.values.isEmpty,
        """
        The subscriber disposed, and the work answered with \(answered.answer) while it was stopped. \
        Nothing may arrive after `dispose()`.
        """,
        sourceLocation: sourceLocation
      )
    }
  }

  /// Expects that nothing is kept of a subscription that was answered or disposed, whoever keeps the
  /// token.
  func expectKeepsNothing(sourceLocation: SourceLocation = #_sourceLocation) {
    for answered in answers.map(Optional.some) + [nil] {
      let lifetimes = Lifetimes()
      var tell: ((Answer) -> Void)?
      let sequence = create { answer in
        tell = answer
        return Disposables.create { [probe = lifetimes.probe("the work")] in probe.touch() }
      }
      let token = sequence.subscribe { [probe = lifetimes.probe("the observer")] _ in probe.touch()
      }
      if let answered { tell?(answered.answer) } else { token.dispose() }
      tell = nil
      #expect(
        lifetimes.names.isEmpty,
        """
        After \(answered.map { "the answer \($0.answer)" } ?? "`dispose()`") these are still in \
        memory: \(lifetimes.names.joined(separator: ", ")). Only the token is held.
        """,
        sourceLocation: sourceLocation
      )
      token.dispose()
    }
  }

  /// Expects that each subscriber has its closure called and is answered, whatever was answered
  /// before.
  func expectAsksAnew(sourceLocation: SourceLocation = #_sourceLocation) {
    let log = Log()
    var questions = 0
    let sequence = create { answer in
      questions += 1
      log.record("question \(questions)")
      answer(answers[questions % answers.count].answer)
      return Disposables.create()
    }
    #expect(
      log.values.isEmpty,
      "Nobody has subscribed, and the closure was called.",
      sourceLocation: sourceLocation
    )
    var expected: [String] = []
    // An observer of `of` is called in a turn of the trampoline, and nothing may wait for the next one.
    _ = Observable.of(1, 2, 3, 4)
      .subscribe(onNext: { number in
        sequence.subscribe(log.observer()).dispose()
        log.record("subscribed")
        expected += ["question \(number)"] + answers[number % answers.count].events + ["subscribed"]
      })
    #expect(
      log.values == expected,
      """
      Some subscribed, one after the other, and each had another answer. Each has to ask anew, inside \
      `subscribe`, and to hear what it was answered. It went: \(log.values).
      """,
      sourceLocation: sourceLocation
    )
  }
}
