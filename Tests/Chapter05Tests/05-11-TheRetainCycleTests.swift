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

@Suite struct `5.11 The retain cycle` {
  private let source = HandSource<String>()
  private var reports: Observable<String> { source.map { "report: \($0)" }.filter { _ in true } }

  @Test func `a radio that is on hears every report`() {
    let radio = WeatherRadio(reports: reports)

    radio.turnOn()
    source.send(.next("sun"), .next("rain"))

    #expect(radio.heard == ["report: sun", "report: rain"], "It is on, and hears them all.")
    radio.turnOff()
  }

  @Test func `a radio that is turned off hears nothing, and nothing is left of its chain`() {
    let radio = WeatherRadio(reports: reports)

    let trace = Trace.of { radio.turnOn() }
    #expect(
      trace.alive.contains("MapSink#1") && trace.alive.contains("FilterSink#1"),
      "While the radio is on its sinks are alive: each sink and its disposer hold each other."
    )
    radio.turnOff()
    source.send(.next("sun"))
    source.forgetObservers()

    #expect(radio.heard.isEmpty, "It is off, and must not hear of the sun.")
    #expect(
      source.living == 0,
      "The source is still subscribed: `turnOff()` has to dispose what `turnOn()` subscribed."
    )
    #expect(
      trace.alive.filter { $0.hasPrefix("Map") || $0.hasPrefix("Filter") }.isEmpty,
      "Nobody is listening, and these are still in memory: \(trace.alive)."
    )
  }

  @Test func `a radio that is turned on twice hears each report once`() {
    let radio = WeatherRadio(reports: reports)

    radio.turnOn()
    radio.turnOn()
    source.send(.next("sun"))

    #expect(
      radio.heard == ["report: sun"],
      "The first subscription goes on beside the second: turning it on again has to end the first."
    )
    #expect(source.living == 1, "One radio, one subscription.")
    radio.turnOff()
    #expect(source.living == 0, "Off is off, however often it was turned on before.")
  }

  @Test func `a radio that is turned on twice ends the first chain before it begins the second`() {
    let reports = Observable<String>
      .create { [source] observer in
        let token = source.subscribe(observer)
        source.send(.next("sun"))
        return token
      }
    let radio = WeatherRadio(reports: reports)

    radio.turnOn()
    radio.turnOn()

    #expect(
      radio.heard == ["sun", "sun"],
      """
      Each `turnOn()` made the source send one report, to all who were subscribed. There were two, \
      and the radio heard \(radio.heard.count): the first chain was still listening when the second \
      began.
      """
    )
    radio.turnOff()
  }

  @Test func `a radio that is turned off while it is being turned on stays off`() {
    var radio: WeatherRadio?
    let reports = Observable<String>
      .create { [source] observer in
        radio?.turnOff()
        return source.subscribe(observer)
      }
    radio = WeatherRadio(reports: reports)

    radio?.turnOn()
    source.send(.next("sun"))

    #expect(
      radio?.heard == [],
      "The source turned the radio off inside `subscribe`, and it heard of the sun all the same."
    )
    #expect(
      source.living == 0,
      """
      The source turned the radio off inside `subscribe`, before there was a token. Nobody will turn \
      it off again, and it is still subscribed.
      """
    )
    radio = nil
  }

  @Test func `a radio that its source turns on again inside subscribe hears each report once`() {
    var radio: WeatherRadio?
    let isFirst = Flag()
    let reports = Observable<String>
      .create { [source] observer in
        if isFirst.raise() { radio?.turnOn() }
        return source.subscribe(observer)
      }
    radio = WeatherRadio(reports: reports)

    radio?.turnOn()
    source.send(.next("sun"))

    #expect(
      radio?.heard == ["sun"],
      "The source turned the radio on once more inside `subscribe`. It heard \(radio?.heard ?? [])."
    )
    #expect(
      source.living == 1,
      "One radio, one subscription: it is subscribed to its source \(source.living) times."
    )
    radio?.turnOff()
    #expect(source.living == 0, "Off is off, however often it was turned on before.")
    radio = nil
  }

  @Test func `a radio can be turned on again`() {
    let radio = WeatherRadio(reports: reports)

    radio.turnOn()
    radio.turnOff()
    radio.turnOn()
    source.send(.next("sun"))

    #expect(radio.heard == ["report: sun"], "Off is not broken: it can be turned on again.")
    radio.turnOff()
  }

  @Test func `a radio that is freed takes its chain with it`() {
    var radio: WeatherRadio? = WeatherRadio(reports: reports)
    weak let gone = radio

    radio?.turnOn()
    radio = nil

    #expect(gone == nil, "The chain keeps the radio alive: who holds whom?")
    #expect(
      source.living == 0,
      """
      The radio is gone and its chain works on, for nobody. A sink and its disposer are a retain \
      cycle on purpose, so that a chain does not end because somebody forgot a variable. When the \
      radio goes, something has to end its chain.
      """
    )
  }

  @Test func `hearing one report ends the chain from the inside`() {
    let radio = WeatherRadio(reports: reports)
    let heard = Log()

    let trace = Trace.of {
      radio.hearOne { heard.record($0) }
      source.send(.next("sun"), .next("rain"))
    }
    source.forgetObservers()

    #expect(heard.values == ["report: sun"], "One report was wanted.")
    #expect(source.living == 0, "It has its report, so the source has to stop.")
    #expect(
      !trace.alive.contains { $0.contains("Sink") },
      "The sequence has ended, and these are still in memory: \(trace.alive). Who keeps them?"
    )
  }

  @Test func `one report is heard of a source that sends several inside subscribe`() {
    let radio = WeatherRadio(reports: .of("sun", "rain"))
    let heard = Log()

    radio.hearOne { heard.record($0) }

    #expect(
      heard.values == ["sun"],
      """
      One report was wanted. The source sent two before `subscribe` returned, so nobody had a token \
      to stop it with; and \(heard.values.count) were heard.
      """
    )
  }

  @Test func `one report is heard, even if hearing it brings another`() {
    let radio = WeatherRadio(reports: reports)
    let heard = Log()

    radio.hearOne { [source] report in
      heard.record(report)
      if heard.values.count < 3 { source.send(.next("rain")) }
    }
    source.send(.next("sun"))

    #expect(
      heard.values == ["report: sun"],
      """
      One report was wanted. While it was heard, the source sent another one, and that was heard, too: \
      \(heard.values).
      """
    )
  }

  @Test func `a report that is awaited comes, though the radio is gone`() {
    var radio: WeatherRadio? = WeatherRadio(reports: reports)
    weak let gone = radio
    let heard = Log()

    radio?.hearOne { heard.record($0) }
    radio = nil
    #expect(gone == nil, "The chain waits for one report, and keeps the radio in memory meanwhile.")
    source.send(.next("sun"))

    #expect(
      heard.values == ["report: sun"],
      "Nobody holds this chain; its retain cycles have to keep it alive until its work is done."
    )
  }

  @Test func `hearing one report leaves a radio that is on as it is`() {
    let radio = WeatherRadio(reports: reports)
    let heard = Log()

    radio.turnOn()
    radio.hearOne { heard.record($0) }
    source.send(.next("sun"), .next("rain"))

    #expect(
      radio.heard == ["report: sun", "report: rain"],
      "The radio was on, and waited for one report besides. It has to hear every report, once."
    )
    #expect(heard.values == ["report: sun"], "One report was wanted.")
    radio.turnOff()
  }
}
