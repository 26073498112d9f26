import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution06OneSource
#else
@testable import Chapter06OneSource
#endif

/// A hook that has to do with an event.
private enum Hook: String, CaseIterable {
  case onNext, afterNext, onError, afterError, onCompleted, afterCompleted

  /// The event.
  var event: Event<Int> {
    switch self {
    case .onNext, .afterNext: .next(1)
    case .onError, .afterError: .error(Storm())
    case .onCompleted, .afterCompleted: .completed
    }
  }

  /// All that has to happen if this hook throws `RxError.unknown`.
  var recordIfItThrows: [String] {
    let events =
      switch self {
      case .onNext: ["onNext 1", "error(unknown)"]
      case .afterNext: ["onNext 1", "next(1)", "afterNext 1", "error(unknown)"]
      case .onError: ["onError storm", "error(unknown)"]
      case .afterError: ["onError storm", "error(storm)", "afterError storm"]
      case .onCompleted: ["onCompleted", "error(unknown)"]
      case .afterCompleted: ["onCompleted", "completed", "afterCompleted"]
      }
    return events + ["onDispose"]
  }
}

/// Records which hook of a `do` is called, and does something in those that have to do with an event.
private func hooked(
  _ name: String,
  _ source: Observable<Int>,
  _ log: Log,
  _ act: @escaping (Hook) throws -> Void = { _ in }
) -> Observable<Int> {
  func note(_ hook: Hook, _ what: String = "") throws {
    log.record("\(name)\(hook)\(what)")
    try act(hook)
  }
  return source.do(
    onNext: { try note(.onNext, " \($0)") },
    afterNext: { try note(.afterNext, " \($0)") },
    onError: { try note(.onError, " \($0)") },
    afterError: { try note(.afterError, " \($0)") },
    onCompleted: { try note(.onCompleted) },
    afterCompleted: { try note(.afterCompleted) },
    onSubscribe: { log.record("\(name)onSubscribe") },
    onSubscribed: { log.record("\(name)onSubscribed") },
    onDispose: { log.record("\(name)onDispose") }
  )
}

/// A source that records when it is subscribed and disposed.
private func logged(
  _ log: Log,
  _ send: @escaping (AnyObserver<Int>) -> Void = { _ in }
) -> Observable<Int> {
  .create { observer in
    log.record("source subscribed")
    send(observer)
    return Disposables.create { log.record("source disposed") }
  }
}

@Suite struct `6.9 do` {
  @Test func `each hook is called at its moment`() {
    let log = Log()
    var send: ((Event<Int>) -> Void)?

    _ = hooked("do ", logged(log) { send = $0.on }, log).subscribe(log.observer())
    send?(.next(1))
    send?(.completed)

    #expect(
      log.values == [
        "do onSubscribe", "source subscribed", "do onSubscribed",
        "do onNext 1", "next(1)", "do afterNext 1",
        "do onCompleted", "completed", "do afterCompleted",
        "source disposed", "do onDispose",
      ],
      """
      Around `subscribe`: onSubscribe, onSubscribed. Around an event: on…, the event, after… And once \
      the source has been disposed: onDispose.
      """
    )
  }

  @Test func `an error has its hooks`() {
    let log = Log()
    var send: ((Event<Int>) -> Void)?

    _ = hooked("do ", logged(log) { send = $0.on }, log).subscribe(log.observer())
    send?(.error(Storm()))

    #expect(
      log.values.dropFirst(3) == [
        "do onError storm", "error(storm)", "do afterError storm", "source disposed",
        "do onDispose",
      ],
      "The same order as with `completed`."
    )
  }

  @Test func `a source that ends inside subscribe`() {
    let log = Log()

    _ = hooked(
      "do ",
      logged(log) { observer in
        observer.onNext(1)
        observer.onCompleted()
      },
      log
    )
    .subscribe(log.observer())

    #expect(
      log.values == [
        "do onSubscribe", "source subscribed",
        "do onNext 1", "next(1)", "do afterNext 1",
        "do onCompleted", "completed", "do afterCompleted",
        "source disposed", "do onSubscribed", "do onDispose",
      ],
      """
      The end comes before the source's `subscribe` has returned. onSubscribed has to wait for that, \
      and onDispose for the subscription, which nobody has until then.
      """
    )
  }

  @Test func `the one downstream hears of the disposal last`() {
    let log = Log()

    let token = hooked("below ", hooked("above ", logged(log), log), log)
      .subscribe(onDisposed: { log.record("disposed") })
    token.dispose()
    token.dispose()

    #expect(
      log.values == [
        "below onSubscribe", "above onSubscribe", "source subscribed",
        "above onSubscribed", "below onSubscribed",
        "source disposed", "above onDispose", "below onDispose", "disposed",
      ],
      "Subscribing goes upstream, and disposing frees what is upstream first; each of them once."
    )
  }

  @Test func `two of them at an error`() {
    let log = Log()
    var send: ((Event<Int>) -> Void)?

    _ = hooked("below ", hooked("above ", logged(log) { send = $0.on }, log), log)
      .subscribe(log.observer())
    send?(.error(Storm()))

    #expect(
      log.values.dropFirst(5) == [
        "above onError storm", "below onError storm", "error(storm)", "below afterError storm",
        "source disposed", "above onDispose", "below onDispose", "above afterError storm",
      ],
      """
      The one below disposes as soon as it has sent the error, and its disposal goes all the way up. \
      The one above is still sending its error at that moment, so its afterError comes last.
      """
    )
  }

  @Test func `a hook that throws replaces the event`() {
    let source = HandSource<Int>()
    let log = Log()

    _ = source.do(onNext: { _ in throw Storm() }).subscribe(log.observer())
    source.send(.next(1), .next(2))
    #expect(log.values == ["error(storm)"], "The error replaces the element.")

    _ = source.do(onCompleted: { throw Storm() }).subscribe(log.observer())
    source.send(.completed)
    #expect(log.values == ["error(storm)", "error(storm)"], "The error replaces the end.")

    _ = source.do(onError: { _ in throw RxError.unknown }).subscribe(log.observer())
    source.send(.error(Storm()))
    #expect(log.values.last == "error(unknown)", "One error replaces the other.")
    #expect(log.values.count == 3, "Each of the three has one end.")
    #expect(source.living == 0, "Whichever hook has thrown, the source has to be freed.")
  }

  @Test func `an end that a hook caused is an end like any other`() {
    expectEnds(with: "error(storm)", after: [.next(1)]) {
      $0.do(onNext: { _ in throw Storm() })
    }
    expectEnds(with: "error(storm)", behind: ["next(1)"], after: [.next(1)]) {
      $0.do(afterNext: { _ in throw Storm() })
    }
    expectEnds(with: "error(storm)", after: [.completed]) { $0.do(onCompleted: { throw Storm() }) }
    expectEnds(with: "error(unknown)", after: [.error(Storm())]) {
      $0.do(onError: { _ in throw RxError.unknown })
    }
  }

  @Test func `after an end that a hook caused no other hook is called`() {
    let log = Log()
    let source = HandSource<Int>()

    let token =
      source.do(
        onError: { _ in log.record("onError") },
        afterError: { _ in log.record("afterError") },
        onCompleted: { throw Storm() },
        afterCompleted: { log.record("afterCompleted") }
      )
      .subscribe(log.observer())
    source.send(.completed)

    #expect(
      log.values == ["error(storm)"],
      """
      The source has not failed, and its end was never sent: onError, afterError and afterCompleted \
      must not be called. The record is \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `after an element that a hook replaced no other hook is called`() {
    let log = Log()
    let source = HandSource<Int>()

    let token =
      source.do(
        onNext: { _ in throw Storm() },
        afterNext: { number in log.record("afterNext \(number)") },
        onError: { _ in log.record("onError") },
        afterError: { _ in log.record("afterError") }
      )
      .subscribe(log.observer())
    source.send(.next(1))

    #expect(
      log.values == ["error(storm)"],
      """
      What onNext threw replaced the 1, which was never sent, and the source itself has not failed: \
      afterNext, onError and afterError must not be called. The record is \(log.values).
      """
    )
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `after an error from a hook the source's end has no hook after it`(end: Event<Int>) {
    let log = Log()
    let source = HandSource<Int>()

    let token =
      source.do(
        onNext: { _ in throw RxError.unknown },
        afterError: { _ in log.record("afterError") },
        afterCompleted: { log.record("afterCompleted") }
      )
      .subscribe(log.observer())
    source.send(.next(1), end)

    #expect(
      log.values == ["error(unknown)"],
      """
      onNext threw, and the sequence failed with that. The source went on, as it can inside \
      `subscribe`, and sent \(end), which nobody heard: a hook that follows an end has nothing to \
      follow. The record is \(log.values).
      """
    )
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end that was not sent has no hook after it`(end: Event<Int>) {
    let log = Log()
    let source = HandSource<Int>()
    var token: Disposable?

    token =
      source.do(
        onError: { _ in token?.dispose() },
        afterError: { _ in log.record("afterError") },
        onCompleted: { token?.dispose() },
        afterCompleted: { log.record("afterCompleted") }
      )
      .subscribe(log.observer())
    source.send(end)

    #expect(
      log.values.isEmpty,
      """
      The hook before the end disposed, so the source's \(end) was not sent, and nothing comes after \
      it. The record is \(log.values).
      """
    )
    token?.dispose()
  }

  @Test func `a hook that throws after an element ends the sequence`() {
    let source = HandSource<Int>()
    let log = Log()

    _ = source.do(afterNext: { _ in throw Storm() }).subscribe(log.observer())
    source.send(.next(1), .next(2))

    #expect(log.values == ["next(1)", "error(storm)"], "1 was already sent; the error follows it.")
    #expect(source.living == 0, "The source has not ended: something has to stop it.")
  }

  @Test func `a hook that throws after the end comes too late`() {
    let source = HandSource<Int>()
    let log = Log()

    _ = source.do(afterCompleted: { throw Storm() }).subscribe(log.observer())
    source.send(.completed)
    _ = source.do(afterError: { _ in throw RxError.unknown }).subscribe(log.observer())
    source.send(.error(Storm()))

    #expect(
      log.values == ["completed", "error(storm)"],
      "The end was sent. A second end after it would break the contract."
    )
    #expect(source.living == 0, "It has ended, so the source has to be freed.")
    expectEnds(with: "completed", after: [.completed]) { $0.do(afterCompleted: { throw Storm() }) }
    expectEnds(with: "error(storm)", after: [.error(Storm())]) {
      $0.do(afterError: { _ in throw RxError.unknown })
    }
  }

  @Test(arguments: Hook.allCases)
  fileprivate func `an error from a hook has no hooks`(hook: Hook) {
    let log = Log()
    let source = HandSource<Int>()

    let token = hooked("", source, log) { if $0 == hook { throw RxError.unknown } }
      .subscribe(log.observer())
    source.send(hook.event)

    #expect(
      Array(log.values.dropFirst(2)) == hook.recordIfItThrows,
      """
      The source sent \(hook.event), and \(hook) threw. onError and afterError are for an error of the \
      source, and what a hook throws after an end is heard by nobody. The record is \(log.values).
      """
    )
    token.dispose()
  }

  @Test(arguments: Hook.allCases)
  fileprivate func `nothing is sent after a dispose within a hook`(hook: Hook) {
    for isThrowing in [false, true] {
      expectHearsNothingMore(
        onceDisposedWithin: "the hook \(hook)",
        after: [hook.event, .next(2), .completed]
      ) { source, dispose in
        hooked("", source, Log()) {
          guard $0 == hook else { return }
          dispose()
          if isThrowing { throw RxError.unknown }
        }
      }
    }
  }

  @Test(arguments: [Hook.onNext, .afterNext])
  fileprivate func `there is one end if the source ends within a hook`(hook: Hook) {
    expectEndsOnce(whenTheSourceEndsWithin: "the hook \(hook)", after: [.next(1)]) { source, end in
      hooked("", source, Log()) { if $0 == hook { end() } }
    }
  }

  @Test(arguments: [Hook.afterNext, .afterError, .afterCompleted])
  fileprivate func `what was heard was sent, though the subscriber disposed meanwhile`(hook: Hook) {
    let log = Log()
    let source = HandSource<Int>()
    let token = SerialDisposable()

    token.disposable = hooked("", source, log)
      .subscribe { event in
        log.record("\(event)")
        token.dispose()
      }
    source.send(hook.event)

    #expect(
      log.values.contains("\(hook.event)") && log.values.contains { $0.hasPrefix("\(hook)") },
      """
      The subscriber heard \(hook.event), and disposed while it did. It was sent, so \(hook) has to \
      be called. The record is \(log.values).
      """
    )
  }

  @Test func `of two ends on two threads one is sent, and has its hook`() {
    inEveryInterleaving(
      """
      Checking whether the sink has stopped and stopping it must be one step, or both threads may \
      find that it has not stopped: a race condition.
      """
    ) { race in
      let (source, log) = (HandSource<Int>(), Log())
      let token =
        source.do(
          afterError: { _ in log.record("afterError") },
          afterCompleted: { log.record("afterCompleted") }
        )
        .subscribe(log.observer())
      race.thread { source.send(.completed) }
      race.thread { source.send(.error(Storm())) }
      race.atEnd {
        defer { token.dispose() }
        let isOne = [["completed", "afterCompleted"], ["error(storm)", "afterError"]]
          .contains(log.values)
        return isOne ? nil : "Two threads brought an end each. The record is \(log.values)."
      }
    }
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.do() }
    expectKeepsTheRules { hooked("", $0, Log()) }
    expectKeepsTheRules { $0.do(onNext: { _ in }, onDispose: {}) }
  }

  @Test func `the hooks are freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.do(
        onNext: { _ in probe.touch() },
        afterNext: { _ in probe.touch() },
        onError: { _ in probe.touch() },
        afterError: { _ in probe.touch() },
        onCompleted: { probe.touch() },
        afterCompleted: { probe.touch() },
        onSubscribe: { probe.touch() },
        onSubscribed: { probe.touch() },
        onDispose: { probe.touch() }
      )
    }
  }
}
