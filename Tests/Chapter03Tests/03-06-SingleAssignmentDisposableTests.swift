import Interleaving
import InterleavingTesting
import Steps
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution03TokensAndBags
#else
@testable import Chapter03TokensAndBags
#endif

@Suite struct `3.6 SingleAssignmentDisposable` {
  @Test func `what was set is disposed with it, once`() {
    let log = Recorder<String>()
    let token = SingleAssignmentDisposable()
    token.setDisposable(Logged("a", in: log))
    #expect(log.values.isEmpty && !token.isDisposed, "Nobody has disposed it yet.")

    token.dispose()
    token.dispose()

    #expect(log.values == ["a"], "The token stands for what was set: dispose that, once.")
    #expect(token.isDisposed, "It was disposed, and says so.")
  }

  @Test func `what is set after dispose is disposed at once`() {
    let log = Recorder<String>()
    let token = SingleAssignmentDisposable()
    token.dispose()
    #expect(token.isDisposed, "Disposed is disposed, even with nothing set.")

    token.setDisposable(Logged("a", in: log))

    #expect(
      log.values == ["a"],
      """
      It was disposed before it began, and it still began. Whoever disposed it has gone, so \
      whoever sets it has to end it.
      """
    )
    token.dispose()
    #expect(log.values == ["a"], "It is disposed: a later `dispose()` finds nothing to do.")
  }

  @Test func `nothing is kept once it is disposed`() {
    let log = Recorder<String>()
    let lifetimes = Lifetimes()

    let early = SingleAssignmentDisposable()
    early.setDisposable(Logged("a", in: log, holding: lifetimes.probe("a")))
    #expect(lifetimes.alive == 1, "What was set is kept until it is disposed.")
    early.dispose()
    #expect(lifetimes.alive == 0, "The token lives on; what it stood for is gone.")

    let late = SingleAssignmentDisposable()
    late.dispose()
    late.setDisposable(Logged("b", in: log, holding: lifetimes.probe("b")))
    #expect(lifetimes.alive == 0, "What came too late is not kept either.")
    #expect(log.values == ["a", "b"] && early.isDisposed && late.isDisposed, "Both are disposed.")
  }

  @Test func `setting it twice stops the program, whatever happens in between`() async {
    let twice = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      "It was set twice, and the program went on. Who disposes the second one, and who the first?"
    ) {
      let token = SingleAssignmentDisposable()
      token.setDisposable(Disposables.create())
      token.setDisposable(Disposables.create())
    }
    let disposedBetween = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      "It was set, disposed, and set again, and the program went on: that, too, is setting it twice."
    ) {
      let token = SingleAssignmentDisposable()
      token.setDisposable(Disposables.create())
      token.dispose()
      token.setDisposable(Disposables.create())
    }
    let disposedBefore = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      "It was disposed, set, and set again, and the program went on: that, too, is setting it twice."
    ) {
      let token = SingleAssignmentDisposable()
      token.dispose()
      token.setDisposable(Disposables.create())
      token.setDisposable(Disposables.create())
    }

    for result in [twice, disposedBetween, disposedBefore].compactMap(\.self) {
      let said = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(
        said.contains("setDisposable(_:) may be called once"),
        """
        The program stopped when it was set a second time, without the sentence in `rule`. Whoever reads \
        the crash report should learn from it which rule was broken.
        """
      )
    }
  }

  @Test func `two threads that set it at once stop the program`() async {
    await #expect(
      processExitsWith: .failure,
      """
      While one thread was setting it, another one came in between and set it, too, and the program went \
      on. It was set twice: who disposes the second one, and who the first?
      """
    ) {
      let token = SingleAssignmentDisposable()
      let interruptions = Counted()
      // The other thread comes before this one stores its disposable, and not again.
      let listener = StepListener(
        wait: { step, _, _ in
          guard case .use = step, interruptions.times == 0 else { return true }
          interruptions.dispose()
          _ = anotherThreadCan { token.setDisposable(Disposables.create()) }
          return true
        },
        note: { _ in }
      )
      Steps.hear(by: listener) { token.setDisposable(Disposables.create()) }
    }
  }

  @Test func `an observer can leave with a token made before it observes`() {
    let forecast = Observable3("sun")
    let heard = Recorder<String>()
    let token = SingleAssignmentDisposable()
    token.setDisposable(
      forecast.observe { value in
        heard.record(value)
        token.dispose()
      }
    )
    forecast.value = "rain"
    forecast.value = "snow"

    #expect(heard.values == ["rain"], "The closure uses the token that is made from the closure.")
    #expect(forecast.observerCount == 0, "It has left.")
  }

  @Test func `what is being disposed may look at its token and dispose it`() {
    let log = Recorder<String>()
    let token = SingleAssignmentDisposable()
    token.setDisposable(
      Disposables.create {
        let isOpen = anotherThreadCan { token.dispose() }
        guard isOpen else { return log.record("had to wait") }
        token.dispose()
        log.record("disposed: \(token.isDisposed)")
      }
    )
    token.dispose()

    #expect(
      log.values == ["disposed: true"],
      """
      What was being disposed looked at its token, which has to say so; if somebody had to wait, a \
      lock was held meanwhile.
      """
    )
  }

  @Test func `what comes too late may look at its token and dispose it`() {
    let log = Recorder<String>()
    let token = SingleAssignmentDisposable()
    token.dispose()
    token.dispose()
    token.setDisposable(
      Disposables.create {
        let isOpen = anotherThreadCan { token.dispose() }
        guard isOpen else { return log.record("had to wait") }
        token.dispose()
        log.record("disposed: \(token.isDisposed)")
      }
    )
    token.dispose()

    #expect(
      log.values == ["disposed: true"],
      """
      The token was disposed twice, and then set. What was set is disposed once, at once, and may use \
      the token meanwhile; if somebody had to wait, a lock was held.
      """
    )
  }

  @Test func `only the thread that brings the second fact uses what was set`() {
    inEveryInterleaving(
      watchingVariables: true,
      """
      The variable is what was set, and nothing guards it: two threads that use it at the same time are \
      a data race.
      """
    ) { race in
      let token = SingleAssignmentDisposable()
      race.thread { token.setDisposable(Disposables.create()) }
      race.thread { token.dispose() }
    }
  }

  @Test func `a set that meets a dispose is disposed once`() {
    inEveryInterleaving { race in
      let lifetimes = Lifetimes()
      let log = Recorder<String>()
      let token = SingleAssignmentDisposable()
      race.thread { token.setDisposable(Logged("a", in: log, holding: lifetimes.probe())) }
      race.thread { token.dispose() }
      race.atEnd {
        let times = log.values.count
        if times != 1 {
          return "One thread set what another disposed, and it was disposed \(times) times."
        }
        return lifetimes.alive == 0 ? nil : "It was disposed, and the token keeps it."
      }
    }
  }

  @Test func `two that dispose at once dispose once`() {
    inEveryInterleaving { race in
      let child = Counted()
      let token = SingleAssignmentDisposable()
      token.setDisposable(child)
      for _ in 0..<2 { race.thread { token.dispose() } }
      race.atEnd {
        child.times == 1
          ? nil
          : "Two threads disposed one token, and what it held was disposed \(child.times) times."
      }
    }
  }

  @Test func `a set among two that dispose is disposed once`() {
    inEveryInterleaving { race in
      let child = Counted()
      let token = SingleAssignmentDisposable()
      race.thread { token.setDisposable(child) }
      for _ in 0..<2 { race.thread { token.dispose() } }
      race.atEnd {
        child.times == 1
          ? nil
          : """
          One thread set what two others disposed, and it was disposed \(child.times) times.
          """
      }
    }
  }
}
