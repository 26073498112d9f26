import Interleaving
import InterleavingTesting
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution03TokensAndBags
#else
@testable import Chapter03TokensAndBags
#endif

@Suite struct `3.2 A token for an observer` {
  @Test func `every observer hears every new value, in order of arrival`() {
    let forecast = Observable3("sun")
    let heard = Recorder<String>()

    let tokens = ["a", "b"].map { name in forecast.observe { heard.record("\(name) \($0)") } }
    forecast.value = "rain"
    forecast.value = "snow"

    #expect(
      heard.values == ["a rain", "b rain", "a snow", "b snow"],
      "Both observe, so both hear each change, and whoever came first hears it first."
    )
    #expect(forecast.value == "snow", "The newest value is there for whoever asks.")
    #expect(forecast.observerCount == 2, "Two came, and none has left.")
    for token in tokens { token.dispose() }
  }

  @Test func `a token removes its observer, and no other`() {
    let forecast = Observable3("sun")
    let heard = Recorder<String>()

    let first = forecast.observe { heard.record("first \($0)") }
    _ = forecast.observe { heard.record("second \($0)") }
    first.dispose()
    forecast.value = "rain"

    #expect(heard.values == ["second rain"], "The first observer left; the second one stays.")
    #expect(forecast.observerCount == 1, "One of two is left.")
  }

  @Test func `disposing a token twice harms nobody`() {
    let forecast = Observable3("sun")
    let heard = Recorder<String>()

    let first = forecast.observe { _ in }
    _ = forecast.observe { heard.record("second \($0)") }
    first.dispose()
    _ = forecast.observe { heard.record("third \($0)") }
    first.dispose()
    forecast.value = "rain"

    #expect(
      heard.values == ["second rain", "third rain"],
      "The second call found its observer gone, and must not remove another one instead."
    )
  }

  @Test func `a token is of no use to another observable`() {
    let bern = Observable3("sun")
    let oslo = Observable3("sun")
    let heard = Recorder<String>()

    let token = bern.observe { _ in }
    _ = oslo.observe { heard.record($0) }
    token.dispose()
    oslo.value = "snow"

    #expect(
      heard.values == ["snow"],
      """
      Each observer was the first of its city. A key could be confused with the other city's; a \
      token knows its owner.
      """
    )
  }

  @Test func `an observer whose token is thrown away keeps observing`() {
    let forecast = Observable3("sun")
    let heard = Recorder<String>()

    _ = forecast.observe { heard.record($0) }
    forecast.value = "rain"

    #expect(heard.values == ["rain"], "Losing a token does not dispose it: nothing has ended.")
  }

  @Test func `a disposed token frees the observer`() {
    let forecast = Observable3("sun")
    let lifetimes = Lifetimes()

    let token = forecast.observe { [probe = lifetimes.probe()] _ in probe.touch() }
    #expect(lifetimes.alive == 1, "An observer is kept for as long as it observes.")
    token.dispose()

    #expect(lifetimes.alive == 0, "It will hear nothing more, so release it and all that it holds.")
  }

  @Test func `a token keeps neither the observable nor its observer alive`() async throws {
    try await #require(
      processExitsWith: .success,
      """
      A forecast was freed, and then the token of one of its observers was disposed, and the program \
      stopped. A token may outlive its observable.
      """
    ) {
      var forecast: Observable3? = Observable3("sun")
      let token = forecast?.observe { _ in }
      forecast = nil
      token?.dispose()
    }

    let lifetimes = Lifetimes()
    let heard = Recorder<String>()
    var forecast: Observable3? = Observable3("sun")
    weak let gone = forecast

    let token = forecast?
      .observe { [probe = lifetimes.probe()] value in
        probe.touch()
        heard.record(value)
      }
    forecast?.value = "rain"
    #expect(heard.values == ["rain"], "It observes as long as there is something to observe.")
    forecast = nil

    #expect(
      gone == nil,
      """
      Nobody uses the forecast any more, but the token keeps it in memory. A screen holds tokens \
      for forecasts that it doesn't own: a token should know its observable, but not keep it alive.
      """
    )
    #expect(lifetimes.alive == 0, "The observer belongs to the forecast, and goes with it.")
    token?.dispose()
  }

  @Test func `an observer that leaves while it hears a value hears no other`() {
    let forecast = Observable3("sun")
    let heard = Recorder<String>()
    var token: Disposable?

    token = forecast.observe { value in
      heard.record("once \(value)")
      token?.dispose()
    }
    _ = forecast.observe { heard.record("always \($0)") }
    forecast.value = "rain"
    forecast.value = "snow"

    #expect(
      heard.values == ["once rain", "always rain", "always snow"],
      "The first observer disposed its own token when it heard of the rain, and disturbed nobody."
    )
  }

  @Test(arguments: [true, false])
  func `after dispose an observer hears nothing, not even the rest of a delivery`(isKept: Bool) {
    let forecast = Observable3("sun")
    let heard = Recorder<String>()
    var second: Disposable?

    _ = forecast.observe { value in
      heard.record("first \(value)")
      second?.dispose()
      if !isKept { second = nil }
    }
    second = forecast.observe { heard.record("second \($0)") }
    forecast.value = "rain"

    #expect(
      heard.values == ["first rain"],
      """
      The first observer disposed the second one's token\(isKept ? "" : ", and threw it away,") before \
      it was the second one's turn, but the second one was still called. Whoever disposes a token \
      relies on silence: the screen behind it may be half torn down.
      """
    )
    #expect(forecast.observerCount == 1, "The second one has left.")
  }

  @Test func `dispose does not wait for an observer that is being called`() {
    let forecast = Observable3("sun")
    let answers = Recorder<Bool>()
    var token: Disposable?
    token = forecast.observe { _ in answers.record(anotherThreadCan { token?.dispose() }) }
    forecast.value = "rain"

    #expect(
      answers.values == [true],
      """
      While the observer heard of the rain, another thread disposed its token, and had to wait. An \
      observer that waits for that thread would deadlock.
      """
    )
    token = nil
  }

  @Test func `an observer that comes during a delivery waits for the next value`() {
    let forecast = Observable3("sun")
    let heard = Recorder<String>()

    _ = forecast.observe { [unowned forecast] value in
      heard.record("first \(value)")
      guard value == "rain" else { return }
      _ = forecast.observe { heard.record("newcomer \($0)") }
    }
    forecast.value = "rain"
    forecast.value = "snow"

    #expect(
      heard.values == ["first rain", "first snow", "newcomer snow"],
      "When the rain came, the newcomer was not there yet."
    )
  }

  @Test func `an observer is freed with the lock open`() {
    let forecast = Observable3("sun")
    let wasOpen = Recorder<Bool>()

    let token = forecast.observe {
      [last = LastWords { wasOpen.record(anotherThreadCan { _ = forecast.value }) }] _ in
      last.touch()
    }
    token.dispose()

    #expect(
      wasOpen.values == [true],
      """
      While the observer was being freed, no other thread could read the forecast. What an observer \
      holds is freed with it, and may run other people's code: here that code waits for a thread \
      that needs the lock held around it.
      """
    )
  }

  @Test func `threads may come and go at the same time`() {
    inEveryInterleaving { race in
      let forecast = Observable3(0)
      let heard = Counted()
      race.thread {
        let token = forecast.observe { _ in }
        _ = forecast.observe { _ in heard.dispose() }
        token.dispose()
      }
      race.thread { forecast.observe { _ in }.dispose() }
      race.atEnd {
        forecast.value = 1
        let count = forecast.observerCount
        if count != 1 { return "Of three observers two have left, and \(count) are there." }
        return heard.times == 1 ? nil : "The one who stayed heard a new value \(heard.times) times."
      }
    }
  }

  @Test func `threads may set the value while others come and go`() {
    inEveryInterleaving { race in
      let forecast = Observable3("sun")
      let stayed = Counted()
      _ = forecast.observe { _ in
        race.step("is told")
        stayed.dispose()
      }
      race.thread { forecast.value = "rain" }
      race.thread { forecast.observe { _ in }.dispose() }
      race.atEnd {
        if stayed.times != 1 {
          return
            "Others came and went, and the one who stayed heard one value \(stayed.times) times."
        }
        let count = forecast.observerCount
        return count == 1 ? nil : "One has stayed, and \(count) are there."
      }
    }
  }
}
