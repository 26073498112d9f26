import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution08Combining
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.16 Clouds that jump` {
  private let reports = PublishSubject<SkyPanel.Report>()
  private let winds = PublishSubject<Double>()
  private let returns = PublishSubject<Void>()
  private let connections = Recorder<String>()
  private let films = Recorder<String>()
  private let panel: SkyPanel

  init() {
    let station = Observable<SkyPanel.Report>
      .create { [reports, connections] observer in
        connections.record("connection")
        return reports.subscribe(observer)
      }
    panel = SkyPanel(reports: station, winds: winds, returns: returns) { [films] film in
      films.record(film)
    }
  }

  /// Sends one report a second.
  private func send(_ skies: String..., from start: Int = 0) {
    for (time, sky) in skies.enumerated() {
      reports.onNext(SkyPanel.Report(time: start + time, sky: sky))
    }
  }

  @Test func `the film of a sky is played through`() {
    for (time, speed) in [2.4, 3.1, 2.6, 3.4].enumerated() {
      send("clouds", from: time)
      winds.onNext(speed)
    }

    #expect(
      films.values == ["clouds", "clouds, slow"],
      """
      There were clouds all the time, with a light wind from the first second on. That makes one \
      film without wind and one with it, but the panel played \(films.values).
      """
    )
  }

  @Test func `a new sky starts a new film, at once`() {
    send("clouds", "clouds", "rain", "rain")

    #expect(
      films.values == ["clouds", "rain"],
      "There were two skies, so there should be two films."
    )
  }

  @Test func `a new pace starts a new film, at once`() {
    winds.onNext(3)
    send("clouds")
    for speed in [9.9, 10, 12, 3] { winds.onNext(speed) }

    #expect(
      films.values == ["clouds, slow", "clouds, fast", "clouds, slow"],
      "A wind of 10 m/s came and went, and the clouds should change their pace with it."
    )
  }

  @Test func `a first wind that is too light to be seen starts no film`() {
    send("clouds")
    winds.onNext(0.4)

    #expect(
      films.values == ["clouds"],
      "The clouds stood still before the wind was measured, and with 0.4 m/s they still do."
    )
  }

  @Test func `a new pace starts a new film, however small the step`() {
    send("clouds")
    for speed in [9.8, 10.2] { winds.onNext(speed) }

    #expect(
      films.values == ["clouds", "clouds, slow", "clouds, fast"],
      "From 9.8 to 10.2 m/s is not far, but at 10 the clouds begin to race."
    )
  }

  @Test func `a sky that comes back is shown again`() {
    send("clouds", "rain", "clouds", "clouds")

    #expect(
      films.values == ["clouds", "rain", "clouds"],
      "There were clouds before the rain, and there are clouds after it."
    )
  }

  @Test func `two skies in one second are two films`() {
    reports.onNext(SkyPanel.Report(time: 0, sky: "clouds"))
    reports.onNext(SkyPanel.Report(time: 0, sky: "rain"))

    #expect(
      films.values == ["clouds", "rain"],
      "Two reports came in the same second, with two different skies."
    )
  }

  @Test func `when the app comes back, the film begins again`() {
    winds.onNext(3)
    send("clouds", "clouds")
    returns.onNext(())
    send("clouds", from: 2)

    #expect(
      films.values == ["clouds, slow", "clouds, slow"],
      """
      The sky has not changed while the app was away, and its film stands still. It has to begin \
      again when the app returns, once.
      """
    )
    returns.onNext(())
    #expect(
      films.values == ["clouds, slow", "clouds, slow", "clouds, slow"],
      "The app came back twice during one film, which has to begin again each time: \(films.values)."
    )
  }

  @Test func `a film that began with the panel begins again, too`() {
    let panel = SkyPanel(
      reports: .concat(.just(SkyPanel.Report(time: 0, sky: "clouds")), .never()),
      winds: .never(),
      returns: returns
    ) { [films] film in
      films.record(film)
    }
    returns.onNext(())

    #expect(
      films.values == ["clouds", "clouds"],
      """
      The first report was there at once, so its film began while the panel was being built. When the \
      app comes back, it has to begin again: the panel played \(films.values).
      """
    )
    withExtendedLifetime(panel) {}
  }

  @Test func `before there is a report, nothing is played`() {
    winds.onNext(3)
    returns.onNext(())

    #expect(films.values == [], "There is no report yet, so nobody knows what the sky looks like.")
    send("clouds")
    #expect(
      films.values == ["clouds, slow"],
      """
      The app came back before there was a film. Then the first report came, and with it one sky and \
      one pace, which is one film; the panel played \(films.values).
      """
    )
  }

  @Test func `the caption has the newest temperature`() {
    for (time, degrees) in [15, 15, 16].enumerated() {
      reports.onNext(SkyPanel.Report(time: time, sky: "clouds", degrees: degrees))
    }

    #expect(
      panel.caption == "clouds, 16°",
      "The sky is the same, but it has become warmer. The caption should say so."
    )
  }

  @Test func `a panel has one connection to the station`() {
    #expect(connections.values.count == 1, "Each connection costs Alex a cent a day.")
  }

  @Test func `a panel that is gone listens to nobody`() {
    let reports = PublishSubject<SkyPanel.Report>()
    let winds = PublishSubject<Double>()
    var panel: SkyPanel? = SkyPanel(reports: reports, winds: winds, returns: .never()) { _ in }
    #expect(panel != nil && reports.hasObservers && winds.hasObservers, "The panel hears nothing.")
    panel = nil

    #expect(
      !reports.hasObservers && !winds.hasObservers,
      "The panel was closed, but somebody still listens to the station or the wind."
    )
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.cloudsThatJump, are: [.sameAgain])
  }
}
