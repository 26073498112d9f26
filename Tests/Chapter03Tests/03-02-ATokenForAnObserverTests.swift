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
      "Both observe, so both hear each change, and who came first hears it first."
    )
    #expect(forecast.value == "snow", "The newest value is there for whoever asks.")
    #expect(forecast.observerCount == 2, "Two came, and none has left.")
    for token in tokens { token.dispose() }
  }

  @Test func `a token lets go of its observer, and of no other`() {
    let forecast = Observable3("sun")
    let heard = Recorder<String>()

    let first = forecast.observe { heard.record("first \($0)") }
    _ = forecast.observe { heard.record("second \($0)") }
    first.dispose()
    forecast.value = "rain"

    #expect(heard.values == ["second rain"], "The first observer left; the second one stays.")
    #expect(forecast.observerCount == 1, "One of two is left.")
  }

  @Test func `to dispose a token twice harms nobody`() {
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
      "The second call found its observer gone, and must not take the next one for it."
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
      "Both observers came first to their city. A key could be mistaken; a token knows its owner."
    )
  }

  @Test func `who throws the token away observes for ever`() {
    let forecast = Observable3("sun")
    let heard = Recorder<String>()

    _ = forecast.observe { heard.record($0) }
    forecast.value = "rain"

    #expect(heard.values == ["rain"], "A token that is lost is not disposed: nothing has ended.")
  }

  @Test func `a disposed token frees the observer`() {
    let forecast = Observable3("sun")
    let lifetimes = Lifetimes()

    let token = forecast.observe { [probe = lifetimes.probe()] _ in probe.touch() }
    #expect(lifetimes.alive == 1, "An observer is kept for as long as it observes.")
    token.dispose()

    #expect(lifetimes.alive == 0, "It will hear nothing more; so let go of it, and of what it has.")
  }

  @Test func `a token keeps neither the observable nor its observer alive`() {
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
    #expect(heard.values == ["rain"], "It observes, as long as there is something to observe.")
    forecast = nil

    #expect(
      gone == nil,
      """
      Nobody uses the forecast any more, and the token keeps it in memory. A screen holds tokens of \
      forecasts that it doesn't own: it should know whom to tell, and keep nobody.
      """
    )
    #expect(lifetimes.alive == 0, "The observer belongs to the forecast, and goes with it.")
    token?.dispose()
  }

  @Test func `an observer that leaves while it is told hears this value, and no more`() {
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
      "The first observer disposed its own token when it heard of rain, and disturbed nobody."
    )
  }

  @Test func `after dispose an observer hears nothing, not even the rest of a delivery`() {
    let forecast = Observable3("sun")
    let heard = Recorder<String>()
    var second: Disposable?

    _ = forecast.observe { value in
      heard.record("first \(value)")
      second?.dispose()
    }
    second = forecast.observe { heard.record("second \($0)") }
    forecast.value = "rain"

    #expect(
      heard.values == ["first rain"],
      """
      The first observer disposed the second one's token before it was the second one's turn, and \
      it was told all the same. Who has disposed a token relies on silence: the screen behind it \
      may be half taken down.
      """
    )
    #expect(forecast.observerCount == 1, "The second one has left.")
  }

  @Test func `who comes during a delivery waits for the next value`() {
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
      "When the rain was told, the newcomer had not come yet."
    )
  }

  @Test func `an observer is let go with the lock open`() {
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
      While the observer was freed, nobody could read the forecast. What an observer holds is freed \
      with it, and runs code of others: here that code waits for the lock that was held around it.
      """
    )
  }

  @Test func `threads may come and go at the same time`() {
    let forecast = Observable3(0)
    let counts = (0..<400).map { _ in Counted() }

    let inTime = race(
      for: counts,
      { count in
        let token = forecast.observe { _ in }
        _ = forecast.observe { _ in count.dispose() }
        token.dispose()
      },
      { _ in
        forecast.observe { _ in }.dispose()
      }
    )
    forecast.value = 1

    #expect(inTime, "A thread got stuck.")
    #expect(
      forecast.observerCount == counts.count,
      "Each round three came and two left. Who is not counted here was lost, or did not leave."
    )
    #expect(counts.allSatisfy { $0.times == 1 }, "Whoever stayed hears the new value, once.")
  }

  @Test func `threads may set the value while others come and go`() {
    let forecast = Observable3(0)
    let heard = Counted()
    let rounds = Array(1...300)

    let inTime = race(
      for: rounds,
      { forecast.value = $0 },
      { _ in
        let token = forecast.observe { _ in heard.dispose() }
        forecast.value = 0
        token.dispose()
      }
    )

    #expect(inTime, "A thread got stuck.")
    #expect(heard.times >= rounds.count, "Each observer was there for one change, at the least.")
    #expect(forecast.observerCount == 0, "Whoever came has left.")
  }
}
